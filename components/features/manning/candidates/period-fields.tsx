"use client";

import { useTranslations } from "next-intl";
import type { Control } from "react-hook-form";
import { FormDateField } from "@/components/ui/form/date-field/field";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { FormSelectField } from "@/components/ui/form/select-field";
import { durations } from "@/lib/features/manning/candidates/period.rules";
import { selectableDays } from "@/lib/features/manning/assignment-dates.rules";
import styles from "./candidates.module.css";
import type { PeriodValues } from "./use-period";

type Props<V extends PeriodValues> = {
  control: Control<V>;
  errorText: ErrorText;
  today: string;
  /** The start of a person on board cannot change. */
  isStartFixed?: boolean;
};

/** Render start, number of months and end of a period. D2 §5 */
export function PeriodFields<V extends PeriodValues>({ control, errorText, today, isStartFixed = false }: Props<V>) {
  const t = useTranslations("candidates.dialog");
  const { first, last } = selectableDays(today);
  // Every period form has these three fields, but the generic type does not know them.
  const form = { control: control as unknown as Control<PeriodValues>, errorText };
  return (
    <div className={styles.period}>
      <FormDateField
        {...form}
        name="startAssignmentDate"
        label={t("startDate")}
        min={first}
        max={last}
        disabled={isStartFixed}
        required
      />
      <FormSelectField
        {...form}
        name="durationMonths"
        label={t("duration")}
        options={durations.map((months) => ({ value: months, label: t("months", { months }) }))}
      />
      <FormDateField {...form} name="endAssignmentDate" label={t("endDate")} min={first} max={last} required />
    </div>
  );
}
