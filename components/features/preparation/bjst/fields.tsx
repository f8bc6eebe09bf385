"use client";

import { useTranslations } from "next-intl";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { FormDateField } from "@/components/ui/form/date-field/field";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { FormTextField } from "@/components/ui/form/text-field";

export type TrainingValues = { letterNumber: string; startDate: string; endDate: string; place: string };
type Props<V extends FieldValues> = { control: Control<V>; errorText: ErrorText };

/** Edit letter, dates and place of a training. D2 §5 */
export function TrainingFields<V extends TrainingValues>(field: Props<V>) {
  const t = useTranslations("checkups.fields");
  // The form has at least these fields.
  const name = (key: keyof TrainingValues) => key as FieldPath<V>;
  return (
    <>
      <FormDateField {...field} name={name("startDate")} label={t("startDate")} required />
      <FormDateField {...field} name={name("endDate")} label={t("endDate")} required />
      <FormTextField {...field} name={name("letterNumber")} label={t("letterNumber")} maxLength={40} required />
      <FormTextField {...field} name={name("place")} label={t("place")} maxLength={200} required />
    </>
  );
}
