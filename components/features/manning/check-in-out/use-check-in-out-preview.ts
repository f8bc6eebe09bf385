"use client";

import { insideAnswer } from "@/lib/platform/transport/inside-answer";
import { useEffect, useState } from "react";
import { retryOnce } from "@/components/ui/form/retry-once";
import type { CheckInOutPreview, KeepOption } from "@/lib/features/manning/check-in-out/schema";
import { isDay } from "@/lib/platform/calendar/dates";

type PreviewQuery = {
  kind: "checkIn" | "checkOut";
  vesselId: number;
  vesselCrewId: number;
  crewId: number;
  schedule: string;
  keep: KeepOption;
};
type PreviewAnswer = { requestKey: string; preview: CheckInOutPreview | null; message: string | null };

const calls = { checkIn: "GetCheckInPreview", checkOut: "GetCheckOutPreview" } as const;

/** Return the key of a preview request, to match the answer with it. */
export const requestKeyOf = ({ schedule, keep }: Pick<PreviewQuery, "schedule" | "keep">) => `${schedule} ${keep}`;

/** Load the preview of a check-in or check-out on a day. answer is null while loading and for an invalid day. */
export function useCheckInOutPreview({ kind, vesselId, vesselCrewId, crewId, schedule, keep }: PreviewQuery) {
  const [answer, setAnswer] = useState<PreviewAnswer | null>(null);
  const requestKey = requestKeyOf({ schedule, keep });
  useEffect(() => {
    if (!isDay(schedule)) return;
    const stop = new AbortController();
    const query = new URLSearchParams({
      vesselId: String(vesselId),
      vesselCrewId: String(vesselCrewId),
      employeeId: String(crewId),
      schedule,
      keep,
    });
    const ask = () => fetch(`/PMSol/v1/VesselCrew/${calls[kind]}?${query}`, { signal: stop.signal }).catch(() => null);
    void retryOnce(ask, (response) => response?.status).then(async (response) => {
      if (stop.signal.aborted) return;
      // The answer is our own, parsed by its schema before it left the server.
      const body = insideAnswer(await response?.json().catch(() => null)) as {
        data?: CheckInOutPreview;
        message?: string;
      } | null;
      if (!stop.signal.aborted)
        setAnswer({ requestKey, preview: response?.ok ? (body?.data ?? null) : null, message: body?.message ?? null });
    });
    return () => stop.abort();
  }, [kind, vesselId, vesselCrewId, crewId, schedule, keep, requestKey]);
  return { answer: answer?.requestKey === requestKey ? answer : null, startDate: answer?.preview?.startDate ?? null };
}
