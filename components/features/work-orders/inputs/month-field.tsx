"use client";

import { useLocale } from "next-intl";
import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { FormSelectField } from "@/components/ui/form/select-field";
import { monthsLater } from "@/lib/platform/calendar/months";
import { monthName } from "./month-name";

type Props<V extends FieldValues> = Omit<ComponentProps<typeof FormSelectField<V>>, "options"> & {
  from: string;
  months: number;
};

/** Select one of several months. */
export function MonthField<V extends FieldValues>({ from, months, ...field }: Props<V>) {
  const locale = useLocale();
  const options = Array.from({ length: months }, (_, place) => monthsLater(from, place)).map((value) => ({
    value,
    label: monthName(value, locale),
  }));
  return <FormSelectField {...field} options={options} required />;
}
