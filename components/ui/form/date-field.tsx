"use client";

import OutlinedInput from "@mui/material/OutlinedInput";
import type { FieldValues } from "react-hook-form";
import { useDateHelp } from "./date-words";
import { inputSx, useField, type FieldProps } from "./field-control";
import { FieldFrame } from "./field-frame";

type Props<V extends FieldValues> = FieldProps<V> & { min?: string; max?: string; autoComplete?: string };

const lastSelectableDay = () => `${new Date().getFullYear() + 10}-12-31`;

/** The system's own date picker; January 1945 to ten years ahead. The value is yyyy-MM-dd or ""; below it stands in words. */
export function FormDateField<V extends FieldValues>({ min = "1945-01-01", max, autoComplete, ...props }: Props<V>) {
  const { id, noteId, field, error, text, describing } = useField(props);
  const help = useDateHelp(text, props.help);
  return (
    <FieldFrame
      id={noteId}
      inputId={id}
      label={props.label}
      required={props.required}
      help={help}
      hint={props.hint}
      error={error}
    >
      <OutlinedInput
        id={id}
        name={field.name}
        inputRef={field.ref}
        type="date"
        value={text}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
        error={error !== undefined}
        disabled={props.disabled ?? false}
        fullWidth
        size="small"
        autoComplete={autoComplete}
        slotProps={{ input: { ...describing, min, max: max ?? lastSelectableDay() } }}
        sx={inputSx}
      />
    </FieldFrame>
  );
}
