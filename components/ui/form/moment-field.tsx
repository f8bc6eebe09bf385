"use client";

import OutlinedInput from "@mui/material/OutlinedInput";
import type { FieldValues } from "react-hook-form";
import { useDateHelp } from "./date-words";
import { inputSx, useField, type FieldProps } from "./field-control";
import { FieldFrame } from "./field-frame";

type Props<V extends FieldValues> = FieldProps<V> & { autoComplete?: string };

/** Day and time from the system's own picker, in Asia/Jakarta. The value is yyyy-MM-ddTHH:mm or "". */
export function FormMomentField<V extends FieldValues>({ autoComplete, ...props }: Props<V>) {
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
        type="datetime-local"
        value={text}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
        error={error !== undefined}
        disabled={props.disabled ?? false}
        fullWidth
        size="small"
        autoComplete={autoComplete}
        slotProps={{ input: describing }}
        sx={inputSx}
      />
    </FieldFrame>
  );
}
