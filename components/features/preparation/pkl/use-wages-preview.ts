import { useEffect, useState } from "react";
import { previewWagesAction } from "@/lib/features/preparation/pkl/actions";
import type { PreviewedWages } from "@/lib/features/preparation/pkl/schema";
import type { PklValues } from "./values";

const pause = 400;

type Whose = { employeeId: number; vesselId: number; addendumOfId?: number };

/**
 * Preview the wages of the form shortly after each change; null until rank and date are chosen. @param refreshCount a
 * new value requests again
 */
export function useWagesPreview(whose: Whose, typed: Partial<PklValues>, round: number): PreviewedWages | null {
  const [preview, setPreview] = useState<PreviewedWages | null>(null);
  const { docReleasedDate, initialRankAs, province, ptkpGolId } = typed;
  const { basicSalary, overtime, leavePay, allowances, allowancesTradingOut, totalWages } = typed;
  const asked = JSON.stringify({
    ...{ docReleasedDate, initialRankAs, province, ptkpGolId, basicSalary, overtime, leavePay, allowances },
    ...{ allowancesTradingOut, totalWages, ...whose },
  });
  useEffect(() => {
    const input = JSON.parse(asked) as Parameters<typeof previewWagesAction>[0]; // parsed from the request key above
    let isLast = true;
    const timer = setTimeout(async () => {
      const answer = await previewWagesAction(input).catch(() => null);
      if (isLast) setPreview(answer?.ok ? answer.data : null);
    }, pause);
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [asked, round]);
  return preview;
}
