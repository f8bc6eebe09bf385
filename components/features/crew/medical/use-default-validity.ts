"use client";

import { useEffect, useRef } from "react";
import { useController, useWatch, type Control } from "react-hook-form";
import { medicalValidUntil } from "@/lib/features/crew/medical/rules";
import { isDay } from "@/lib/platform/calendar/dates";
import type { DocumentValues } from "../sections/validity-fields";

/** Fill in the default last valid day of an examination, until the user types another. product 5.5 */
export function useDefaultValidity(control: Control<DocumentValues>, dateOfBirth: string | null) {
  const examined = useWatch({ control, name: "examinationDate" });
  const { field } = useController({ control, name: "validUntil" });
  const { value, onChange } = field;
  const defaultDate =
    dateOfBirth && typeof examined === "string" && isDay(examined) ? medicalValidUntil(examined, dateOfBirth) : "";
  const lastFilled = useRef("");
  useEffect(() => {
    if (lastFilled.current === defaultDate) return;
    if (value === lastFilled.current) onChange(defaultDate);
    lastFilled.current = defaultDate;
  }, [defaultDate, value, onChange]);
}
