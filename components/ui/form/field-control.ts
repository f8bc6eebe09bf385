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

/** What every field needs: its value, its texts and the attributes that tie them together. */
export function useField<V extends FieldValues>({ name, control, errorText, required = false }: FieldProps<V>) {
  const id = useId();
  const { field, fieldState } = useController({ name, control });
  const error = errorText(fieldState.error?.message);
  const noteId = `${id}-note`;
  /** A choice is complete at once: judged now, because an error that leaves on blur would move the next target away. */
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

export type HeldField = ReturnType<typeof useField>;

/** 44 px and 16 px letters for thumbs (iOS zooms into smaller ones), denser from 480 px. */
export const inputSx = {
  bgcolor: "background.paper",
  fontSize: { xs: 16, sm: 15 },
  "& .MuiOutlinedInput-input": { py: 0, px: 3, minHeight: { xs: 44, sm: 40 }, boxSizing: "border-box" },
  // The labels stand above: no gap for one in the border, which would lift it over the fill.
  "& .MuiOutlinedInput-notchedOutline": { top: 0, borderColor: "var(--hairline-strong)" },
  "& .MuiOutlinedInput-notchedOutline legend": { display: "none" },
  "&.Mui-focused .MuiOutlinedInput-notchedOutline": { borderWidth: 1 },
  "&.Mui-focused": { outline: "3px solid var(--focus)", outlineOffset: "2px" },
  // The page's own ring would stand round the inner input only; in a layer, important is what wins over it.
  "& .MuiInputBase-input:focus-visible": { outline: "none !important" },
} as const;
