"use client";

import OutlinedInput from "@mui/material/OutlinedInput";
import type { FieldValues } from "react-hook-form";
import { useDateHelp } from "./date-words";
import { useField, type FieldProps } from "./field-control";
import { FieldFrame } from "./field-frame";
import { inputSx } from "./input-sx";

type PickerProps<V extends FieldValues> = FieldProps<V> & {
  type: "date" | "datetime-local";
  min?: string;
  max?: string;
  autoComplete?: string | undefined;
};

/** The system's own picker; below it stands in words what is chosen. */
function PickerField<V extends FieldValues>({ type, min, max, autoComplete, ...props }: PickerProps<V>) {
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
        type={type}
        value={text}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
        error={error !== undefined}
        disabled={props.disabled ?? false}
        fullWidth
        size="small"
        autoComplete={autoComplete}
        slotProps={{ input: { ...describing, min, max } }}
        sx={inputSx}
      />
    </FieldFrame>
  );
}

type MomentProps<V extends FieldValues> = FieldProps<V> & { autoComplete?: string };
type DateProps<V extends FieldValues> = MomentProps<V> & { min?: string; max?: string };

const lastSelectableDay = () => `${new Date().getFullYear() + 10}-12-31`;

/** A day of January 1945 to ten years ahead. The value is yyyy-MM-dd or "". */
export const FormDateField = <V extends FieldValues>({ min = "1945-01-01", max, ...props }: DateProps<V>) => (
  <PickerField {...props} type="date" min={min} max={max ?? lastSelectableDay()} />
);

/** Day and time in Asia/Jakarta. The value is yyyy-MM-ddTHH:mm or "". */
export const FormMomentField = <V extends FieldValues>(props: MomentProps<V>) => (
  <PickerField {...props} type="datetime-local" />
);
