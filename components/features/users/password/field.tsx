"use client";

import IconButton from "@mui/material/IconButton";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { useField, type FieldProps } from "@/components/ui/form/use-field";
import { FieldFrame } from "@/components/ui/form/field-frame";
import { inputSx } from "@/components/ui/form/input-sx";
import { Icon } from "@/components/ui/layout/icon";

type Props<V extends FieldValues> = FieldProps<V> & {
  autoComplete: "current-password" | "new-password";
  children?: ReactNode;
};

/** A password field with a show button and optional rules below. Keeps spaces at both ends. */
export function FormPasswordField<V extends FieldValues>({ autoComplete, children, ...props }: Props<V>) {
  const t = useTranslations("users.password");
  const { id, noteId, field, error, text, describing } = useField(props);
  const [isVisible, setVisible] = useState(false);
  return (
    <FieldFrame id={noteId} inputId={id} label={props.label} required={props.required} help={props.help} error={error}>
      <OutlinedInput
        id={id}
        name={field.name}
        inputRef={field.ref}
        type={isVisible ? "text" : "password"}
        value={text}
        onChange={field.onChange}
        onBlur={field.onBlur}
        error={error !== undefined}
        disabled={props.disabled ?? false}
        fullWidth
        size="small"
        autoComplete={autoComplete}
        slotProps={{ input: { ...describing, maxLength: 200, autoCapitalize: "none", spellCheck: false } }}
        sx={inputSx}
        endAdornment={
          <IconButton
            edge="end"
            onClick={() => setVisible(!isVisible)}
            aria-label={t(isVisible ? "hide" : "show")}
            aria-pressed={isVisible}
            title={t(isVisible ? "hide" : "show")}
          >
            <Icon name={isVisible ? "eye-off" : "eye"} />
          </IconButton>
        }
      />
      {children}
    </FieldFrame>
  );
}
