"use client";

import { useTranslations } from "next-intl";
import type { FieldValues } from "react-hook-form";
import { useField, type FieldProps } from "../use-field";
import { FieldFrame } from "../field-frame";
import { DayInput } from "./day-input";
import { useDay } from "./use-day";

type Props<V extends FieldValues> = FieldProps<V> & {
  min?: string;
  max?: string;
  /** The autocomplete attribute; off by default. */
  autoComplete?: string;
};

/**
 * A date from January 1945 to ten years ahead. The value is yyyy-MM-dd or blank.
 * Text that is no date stays as typed and the schema refuses it.
 */
export function FormDateField<V extends FieldValues>({ min, max, autoComplete = "off", ...props }: Props<V>) {
  const t = useTranslations("validation");
  const { id, noteId, field, error, text, describing } = useField(props);
  const day = useDay({ value: text, min, max, onChange: field.onChange, onLeave: field.onBlur });
  const { label, required, help, hint, disabled = false } = props;
  const shownError = error && day.isUnreadable ? t("unreadableDate") : error;
  return (
    <FieldFrame id={noteId} inputId={id} label={label} required={required} help={help} hint={hint} error={shownError}>
      <DayInput
        id={id}
        name={field.name}
        day={day}
        inputRef={field.ref}
        isWrong={error !== undefined}
        disabled={disabled}
        autoComplete={autoComplete}
        describing={describing}
      />
    </FieldFrame>
  );
}
