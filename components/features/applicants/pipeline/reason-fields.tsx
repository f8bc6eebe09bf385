"use client";

import { useTranslations } from "next-intl";
import type { FieldPath, FieldValues } from "react-hook-form";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { failureReasons } from "@/db/enums/applicants";
import type { Fields } from "./stage-move-dialog";
import styles from "./panels.module.css";
import { useReasonText } from "./use-reason-text";

type Props<V extends FieldValues> = Fields<V> & { name: FieldPath<V>; required?: boolean };

/** Select the failure reason from the list used in reports. */
export function ReasonField<V extends FieldValues>({ name, required = true, ...field }: Props<V>) {
  const t = useTranslations("applicants.screens.panel");
  const reasonText = useReasonText();
  return (
    <div className={styles.wide}>
      <FormSelectField
        {...field}
        name={name}
        label={t("reason")}
        options={failureReasons.map((value) => ({ value, label: reasonText(value) }))}
        required={required}
      />
    </div>
  );
}

type NoteProps<V extends FieldValues> = Fields<V> & {
  name: FieldPath<V>;
  label: string;
  required?: boolean;
  maxLength?: number;
  help?: string;
};

export function NoteField<V extends FieldValues>({
  name,
  label,
  required = false,
  maxLength = 1_000,
  help,
  ...field
}: NoteProps<V>) {
  return (
    <div className={styles.wide}>
      <FormTextField
        {...field}
        name={name}
        label={label}
        required={required}
        multiline
        minRows={2}
        maxLength={maxLength}
        help={help}
      />
    </div>
  );
}
