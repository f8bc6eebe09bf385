"use client";

import { useEffect, useRef } from "react";
import { useController, useWatch, type Control } from "react-hook-form";
import { medicalValidUntil } from "@/lib/features/crew/medical/rules";
import { isDay } from "@/lib/platform/calendar/dates";
import type { PaperValues } from "../sections/validity-fields";

/** Fill in the default last valid day of an examination, until the user types another. product 5.5 */
export function useUsualValidity(control: Control<PaperValues>, dateOfBirth: string | null) {
  const examined = useWatch({ control, name: "examinationDate" });
  const { field } = useController({ control, name: "validUntil" });
  const { value, onChange } = field;
  const usual =
    dateOfBirth && typeof examined === "string" && isDay(examined) ? medicalValidUntil(examined, dateOfBirth) : "";
  const given = useRef("");
  useEffect(() => {
    if (given.current === usual) return;
    if (value === given.current) onChange(usual);
    given.current = usual;
  }, [usual, value, onChange]);
}
