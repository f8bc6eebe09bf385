"use client";

import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import type { HTMLAttributes } from "react";
import type { FieldValues } from "react-hook-form";
import { useField, type FieldProps } from "./use-field";
import { FieldFrame } from "./field-frame";
import { inputSx } from "./input-sx";
import { useMissingSigns } from "./printed/use-missing-signs";
import { allowedText, type TextKind } from "./text-kind";

type Props<V extends FieldValues> = FieldProps<V> & {
  /** number: digits. tel: digits after an optional +. floating: digits and a decimal point. */
  kind?: TextKind;
  type?: "text" | "email" | "password" | "tel";
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  autoCapitalize?: string;
  multiline?: boolean;
  minRows?: number;
  maxLength?: number;
  placeholder?: string;
  unit?: string;
  readOnly?: boolean;
};

const modes = { number: "numeric", tel: "tel", floating: "decimal" } as const;

export function FormTextField<V extends FieldValues>({
  kind = "text",
  type = "text",
  unit,
  readOnly = false,
  ...props
}: Props<V>) {
  const { id, noteId, field, error, text, describing } = useField(props);
  const { label, help, hint, required, disabled = false, autoComplete, autoCapitalize, maxLength, placeholder } = props;
  const shownHint = useMissingSigns(kind === "text" && type === "text" ? text : "", hint);
  const inputMode = props.inputMode ?? (kind === "text" ? undefined : modes[kind]);
  return (
    <FieldFrame id={noteId} inputId={id} label={label} required={required} help={help} hint={shownHint} error={error}>
      <OutlinedInput
        id={id}
        name={field.name}
        inputRef={field.ref}
        type={kind === "tel" ? "tel" : type}
        value={text}
        onChange={(event) => field.onChange(allowedText(kind, event.target.value))}
        onPaste={(event) => {
          if (kind !== "number" && kind !== "tel") return;
          // The browser would cut what is longer than maxLength before its spaces and hyphens are taken out.
          event.preventDefault();
          const { selectionStart, selectionEnd, value } = event.target as HTMLInputElement;
          const pasted = event.clipboardData.getData("text/plain");
          field.onChange(
            allowedText(kind, value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length)),
          );
        }}
        onBlur={() => {
          if (type !== "password" && text !== text.trim()) field.onChange(text.trim());
          field.onBlur();
        }}
        error={error !== undefined}
        disabled={disabled}
        readOnly={readOnly}
        fullWidth
        size="small"
        multiline={props.multiline ?? false}
        {...(props.multiline ? { minRows: props.minRows ?? 2 } : {})}
        placeholder={placeholder}
        autoComplete={autoComplete}
        endAdornment={unit ? <InputAdornment position="end">{unit}</InputAdornment> : undefined}
        slotProps={{ input: { ...describing, inputMode, maxLength, autoCapitalize } }}
        sx={{ ...inputSx, "&.MuiInputBase-multiline": { p: 0, "& textarea": { py: 2 } } }}
      />
    </FieldFrame>
  );
}
