"use client";

import { useTranslations } from "next-intl";
import type { Control, FieldValues } from "react-hook-form";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { FormTextField } from "@/components/ui/form/text-field";

type Values = FieldValues & { reason: string };
type Props<V extends Values> = {
  control: Control<V>;
  errorText: ErrorText;
  isOptional?: boolean;
  mayBeEmpty?: boolean;
};

/** Render the reason for an override, or a plain note. It is optional where the rules allow it. */
export function ReasonField<V extends Values>({
  control,
  errorText,
  isOptional = false,
  mayBeEmpty = false,
}: Props<V>) {
  const t = useTranslations("vessels.board");
  return (
    <FormTextField
      // Every plan form has this field, but the generic type does not know it.
      control={control as unknown as Control<Values>}
      errorText={errorText}
      name="reason"
      label={t(isOptional ? "note" : "reason")}
      help={t(mayBeEmpty ? "reasonMayBeEmpty" : "reasonHelp")}
      multiline
      minRows={2}
      maxLength={500}
      required={!isOptional && !mayBeEmpty}
    />
  );
}
