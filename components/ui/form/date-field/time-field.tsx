"use client";

import { useTranslations } from "next-intl";
import type { FieldValues } from "react-hook-form";
import { useField, type FieldProps } from "../use-field";
import { FieldFrame } from "../field-frame";
import { parseTime } from "./parse";
import { TimeControl } from "./time-control";

/**
 * A time in Asia/Jakarta. The value is HH:mm or blank. Text that is no time stays as typed and the schema refuses it.
 */
export function FormTimeField<V extends FieldValues>(props: FieldProps<V>) {
  const t = useTranslations("validation");
  const { id, noteId, field, error, text, describing } = useField(props);
  const { label, required, help, hint, disabled = false } = props;
  const shownError = error && text !== "" && parseTime(text) !== text ? t("unreadableTime") : error;
  return (
    <FieldFrame id={noteId} inputId={id} label={label} required={required} help={help} hint={hint} error={shownError}>
      <TimeControl
        id={id}
        name={field.name}
        value={text}
        onChange={field.onChange}
        onLeave={field.onBlur}
        isWrong={error !== undefined}
        disabled={disabled}
        inputRef={field.ref}
        describing={describing}
      />
    </FieldFrame>
  );
}
