"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useController, useWatch } from "react-hook-form";
import { FormDialog, type DialogFields } from "@/components/ui/form/form-dialog";
import { FormCheckboxField } from "@/components/ui/form/checkbox-field";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { setOccasionDaysAction } from "@/lib/features/ujbm/months/actions";
import { occasionDaysInput } from "@/lib/features/ujbm/months/schema";
import { lastDayOf, monthFrom, partsOf } from "@/lib/platform/calendar/months";

/** openFrom: first month that is not closed; null when none is closed. */
type Props = {
  months: number;
  year: number;
  years: number[];
  days: number;
  openFrom: string | null;
  onClose: () => void;
};
type Values = { ujbmMonth: string; ujbmYear: string; specialOccassionDays: string; isConfirmed: boolean };

const isOpen = (openFrom: string | null, month: { months: number; year: number }) =>
  openFrom === null || monthFrom(month) >= openFrom;
const numbers = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;

/** Set the extra ration days of the shown month, or of the first open one if it is closed. D3 §2, §5 */
export function ExtraRationDaysDialog({ months, year, years, days, openFrom, onClose }: Props) {
  const t = useTranslations("ujbm");
  const isShownOpen = isOpen(openFrom, { months, year });
  const first = openFrom === null || isShownOpen ? { months, year } : partsOf(openFrom);
  return (
    <FormDialog<Values, unknown>
      title={t("occasions.title")}
      text={t("occasions.text")}
      confirm={t("occasions.confirm")}
      schema={occasionDaysInput}
      action={setOccasionDaysAction}
      defaultValues={{
        ujbmMonth: String(first.months),
        ujbmYear: String(first.year),
        specialOccassionDays: isShownOpen && days > 0 ? String(days) : "",
        isConfirmed: false,
      }}
      done={t("occasions.done")}
      failed={t("occasions.failed")}
      onClose={onClose}
    >
      {(field) => <Fields {...field} years={years} openFrom={openFrom} />}
    </FormDialog>
  );
}

/** Closed months are not offered; changing the year keeps the month or takes the first open one. */
function Fields({ years, openFrom, ...field }: DialogFields<Values> & Pick<Props, "years" | "openFrom">) {
  const t = useTranslations("ujbm");
  const { field: month } = useController({ control: field.control, name: "ujbmMonth" });
  const year = Number(useWatch({ control: field.control, name: "ujbmYear" }));
  const typed = Number(useWatch({ control: field.control, name: "specialOccassionDays" }));
  const most = month.value === "" ? 31 : Number(lastDayOf(monthFrom({ months: Number(month.value), year })).slice(8));
  const openIn = (ofYear: number) => numbers.filter((one) => isOpen(openFrom, { months: Number(one), year: ofYear }));
  const offered = openIn(year);
  const [first] = offered;
  const isLost = first !== undefined && month.value !== "" && !offered.some((one) => one === month.value);
  useEffect(() => {
    if (isLost) month.onChange(first);
  }, [isLost, first, month]);
  const isSome = openFrom !== null && openIn(year).length < numbers.length;
  return (
    <>
      <FormSelectField
        {...field}
        name="ujbmMonth"
        label={t("occasions.ujbmMonth")}
        options={offered.map((value) => ({ value, label: t(`monthNames.${value}`) }))}
        help={isSome ? t("occasions.closedNotOffered") : undefined}
        required
      />
      <FormSelectField
        {...field}
        name="ujbmYear"
        label={t("occasions.ujbmYear")}
        options={years.filter((one) => openIn(one).length > 0).map((value) => ({ value, label: String(value) }))}
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
      {typed > most ? (
        <FormCheckboxField {...field} name="isConfirmed" label={t("occasions.confirmMore", { most })} />
      ) : null}
    </>
  );
}
