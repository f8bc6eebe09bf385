"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { setOccasionDaysAction } from "@/lib/features/ujbm/months/actions";
import { occasionDaysInput } from "@/lib/features/ujbm/months/schema";

type Props = { months: number; year: number; years: number[]; days: number; onClose: () => void };
type Values = { ujbmMonth: string; ujbmYear: string; specialOccassionDays: string };

const numbers = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;

/** On how many days of a month there is an extra ration. D3 §2, §5 */
export function OccasionsDialog({ months, year, years, days, onClose }: Props) {
  const t = useTranslations("ujbm");
  return (
    <FormDialog<Values, unknown>
      title={t("occasions.title")}
      text={t("occasions.text")}
      confirm={t("occasions.confirm")}
      schema={occasionDaysInput}
      action={setOccasionDaysAction}
      defaultValues={{
        ujbmMonth: String(months),
        ujbmYear: String(year),
        specialOccassionDays: days === 0 ? "" : String(days),
      }}
      done={t("occasions.done")}
      failed={t("occasions.failed")}
      onClose={onClose}
    >
      {(field) => (
        <>
          <FormSelectField
            {...field}
            name="ujbmMonth"
            label={t("occasions.ujbmMonth")}
            options={numbers.map((value) => ({ value, label: t(`monthNames.${value}`) }))}
            required
          />
          <FormSelectField
            {...field}
            name="ujbmYear"
            label={t("occasions.ujbmYear")}
            options={years.map((value) => ({ value, label: String(value) }))}
            required
          />
          <FormTextField
            {...field}
            name="specialOccassionDays"
            label={t("occasions.specialOccassionDays")}
            kind="number"
            maxLength={2}
            autoComplete="off"
            required
          />
        </>
      )}
    </FormDialog>
  );
}
