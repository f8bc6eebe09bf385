"use client";

import { useEffect, useRef } from "react";
import {
  useWatch,
  type Control,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormSetValue,
} from "react-hook-form";
import { durations, monthsOf } from "@/lib/features/manning/candidates/period.rules";
import { addMonths, isDay } from "@/lib/platform/calendar/dates";

/** Period fields of a form. The length is set only when it is one of the offered months. */
export type PeriodValues = FieldValues & {
  startAssignmentDate: string;
  endAssignmentDate: string;
  durationMonths: string;
};

/** Return the length in months, or "" for a length that is not offered. */
export function durationOf(startDate: string, endDate: string): string {
  const months = isDay(startDate) && isDay(endDate) ? monthsOf({ startDate, endDate }) : null;
  return durations.some((duration) => duration === months) ? String(months) : "";
}

/** Keep months and end date in step: months or a new start move the end, a new end sets the months. */
export function usePeriod<V extends PeriodValues>(control: Control<V>, setValue: UseFormSetValue<V>) {
  // Every period form has these three fields, but react-hook-form types field names per form.
  const name = (field: keyof PeriodValues) => field as Path<V>;
  const [start, end, months] = useWatch({
    control,
    name: [name("startAssignmentDate"), name("endAssignmentDate"), name("durationMonths")],
  }).map(String);
  const setPeriodField = (field: keyof PeriodValues, value: string) =>
    setValue(name(field), value as PathValue<V, Path<V>>, { shouldDirty: true });
  const first = useRef(true);
  useEffect(() => {
    if (first.current || !start || !months || !isDay(start)) return;
    const moved = addMonths(start, Number(months));
    if (moved !== end) setPeriodField("endAssignmentDate", moved);
    // The end follows start and months, not itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [start, months]);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (!start || !end || !isDay(end)) return;
    const duration = durationOf(start, end);
    if (duration !== months) setPeriodField("durationMonths", duration);
    // The months follow the end, not themselves.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [end]);
  return { start: start ?? "", end: end ?? "" };
}
