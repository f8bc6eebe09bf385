"use client";

import OutlinedInput from "@mui/material/OutlinedInput";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { useField, type FieldProps } from "./use-field";
import { FieldFrame } from "./field-frame";
import { inputSx } from "./input-sx";
import { digitsOf, grouped } from "./rupiah-text";

type MoneyProps<V extends FieldValues> = FieldProps<V> & { max?: number; children?: ReactNode };

/** An amount in rupiah with thousands separators. Accepts digits only, at most `max` of them. */
export function MoneyField<V extends FieldValues>({ max = 9, children, ...props }: MoneyProps<V>) {
  const { id, noteId, field, error, text, describing } = useField(props);
  const { label, required, help, hint, disabled = false } = props;
  return (
    <FieldFrame id={noteId} inputId={id} label={label} required={required} help={help} hint={hint} error={error}>
      <OutlinedInput
        id={id}
        name={field.name}
        inputRef={field.ref}
        size="small"
        fullWidth
        disabled={disabled}
        value={/^\d*$/.test(text) ? grouped(text) : text}
        onChange={({ target }) => field.onChange(digitsOf(target.value).slice(0, max))}
        onBlur={field.onBlur}
        error={error !== undefined}
        startAdornment={<span aria-hidden>Rp</span>}
        endAdornment={children}
        slotProps={{ input: { ...describing, inputMode: "numeric", autoComplete: "off" } }}
        sx={{ ...inputSx, pl: 3 }}
      />
    </FieldFrame>
  );
}
