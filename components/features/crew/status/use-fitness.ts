"use client";

import { useEffect, useState } from "react";
import { checkCrewComplianceAction } from "@/lib/features/crew/compliance/actions";
import { addMonths } from "@/lib/platform/calendar/dates";
import type { ComplianceCheck } from "../compliance/findings";

type Question = { crewId: number; positionId: number; vesselTypeId: number; from: string };
const defaultMonths = 6;

/** Load the fitness check for a person's own rank and vessel type from a day on. */
export function useFitness({
  crewId,
  positionId,
  vesselTypeId,
  from,
}: Question): ComplianceCheck | "reading" | "failed" {
  const [answer, setAnswer] = useState<ComplianceCheck | "reading" | "failed">("reading");
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      const result = await checkCrewComplianceAction({
        crewId,
        positionId,
        vesselTypeId,
        from,
        to: addMonths(from, defaultMonths),
      }).catch(() => null);
      if (isCurrent) setAnswer(result?.ok ? result.data : "failed");
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [crewId, positionId, vesselTypeId, from]);
  return answer;
}
