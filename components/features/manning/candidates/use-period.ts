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

/** A period as a form holds it: the length in months where it is one of those offered. */
export type PeriodValues = FieldValues & {
  startAssignmentDate: string;
  endAssignmentDate: string;
  durationMonths: string;
};

/** "6" for a period of six months, blank for a length that is not offered. */
export function durationOf(startDate: string, endDate: string): string {
  const months = isDay(startDate) && isDay(endDate) ? monthsOf({ startDate, endDate }) : null;
  return durations.some((known) => known === months) ? String(months) : "";
}

/** Months and end move together: months or a new start move the end, a new end says how many months that is. */
export function usePeriod<V extends PeriodValues>(control: Control<V>, setValue: UseFormSetValue<V>) {
  // The three fields are in every form of a period; the library knows fields by a type of their names.
  const name = (field: keyof PeriodValues) => field as Path<V>;
  const [start, end, months] = useWatch({
    control,
    name: [name("startAssignmentDate"), name("endAssignmentDate"), name("durationMonths")],
  }).map(String);
  const put = (field: keyof PeriodValues, value: string) =>
    setValue(name(field), value as PathValue<V, Path<V>>, { shouldDirty: true });
  const first = useRef(true);
  useEffect(() => {
    if (first.current || !start || !months || !isDay(start)) return;
    const moved = addMonths(start, Number(months));
    if (moved !== end) put("endAssignmentDate", moved);
    // The end follows what it is moved by, and not itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [start, months]);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (!start || !end || !isDay(end)) return;
    const known = durationOf(start, end);
    if (known !== months) put("durationMonths", known);
    // The months follow the end, and not themselves.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [end]);
  return { start: start ?? "", end: end ?? "" };
}
