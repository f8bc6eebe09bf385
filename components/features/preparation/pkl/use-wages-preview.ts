import { useEffect, useState } from "react";
import { previewWagesAction } from "@/lib/features/preparation/pkl/actions";
import type { PreviewedWages } from "@/lib/features/preparation/pkl/schema";
import type { PklValues } from "./values";

const debounceMilliseconds = 400;

type AgreementTarget = { crewId: number; vesselId: number; addendumOfId?: number };

/**
 * Preview the wages of the form shortly after each change; null until rank and date are chosen. @param refreshCount a
 * new value requests again
 */
export function useWagesPreview(
  target: AgreementTarget,
  entered: Partial<PklValues>,
  refreshCount: number,
): PreviewedWages | null {
  const [preview, setPreview] = useState<PreviewedWages | null>(null);
  const { docReleasedDate, initialRankAs, province, ptkpGolId } = entered;
  const { basicSalary, overtime, leavePay, allowances, allowancesTradingOut, totalWages } = entered;
  const requestKey = JSON.stringify({
    docReleasedDate,
    initialRankAs,
    province,
    ptkpGolId,
    basicSalary,
    overtime,
    leavePay,
    allowances,
    allowancesTradingOut,
    totalWages,
    ...target,
  });
  useEffect(() => {
    const input = JSON.parse(requestKey) as Parameters<typeof previewWagesAction>[0]; // parsed from the request key above
    let isLast = true;
    const timer = setTimeout(async () => {
      const answer = await previewWagesAction(input).catch(() => null);
      if (isLast) setPreview(answer?.ok ? answer.data : null);
    }, debounceMilliseconds);
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [requestKey, refreshCount]);
  return preview;
}
