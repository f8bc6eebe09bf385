"use client";

import { useId, type ReactNode } from "react";
import { useController, type Control, type FieldPath, type FieldValues } from "react-hook-form";
import type { ErrorText } from "./field-frame";

export type FieldProps<V extends FieldValues> = {
  name: FieldPath<V>;
  label: ReactNode;
  control: Control<V>;
  errorText: ErrorText;
  help?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
};

/** Provide what every field needs: value, texts and ARIA attributes. */
export function useField<V extends FieldValues>({ name, control, errorText, required = false }: FieldProps<V>) {
  const id = useId();
  const { field, fieldState } = useController({ name, control });
  const error = errorText(fieldState.error?.message);
  const noteId = `${id}-note`;
  /** Validate a choice at once. An error that appears on blur would move the next click target. */
  const choose = (value: unknown) => {
    field.onChange(value);
    field.onBlur();
  };
  return {
    id,
    noteId,
    field: { ...field, choose },
    error,
    text: field.value === null || field.value === undefined ? "" : String(field.value),
    describing: { "aria-describedby": noteId, "aria-invalid": error !== undefined, "aria-required": required },
  };
}

export type BoundField = ReturnType<typeof useField>;
