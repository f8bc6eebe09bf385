"use client";

import { useEffect, useState } from "react";
import { retryOnce } from "@/components/ui/form/retry-once";
import { isDay } from "@/lib/platform/calendar/dates";
import type { BoardPreview } from "@/lib/features/manning/check-in.schema";

type Asked = {
  kind: "checkIn" | "checkOut";
  vesselId: number;
  vesselCrewId: number;
  employeeId: number;
  schedule: string;
};
type Answer = { schedule: string; preview: BoardPreview | null; message: string | null };

const calls = { checkIn: "GetCheckInPreview", checkOut: "GetCheckOutPreview" } as const;

/** What a check-in or check-out on this day would do; null while it is being asked, and for what is no day. */
export function usePreview({ kind, vesselId, vesselCrewId, employeeId, schedule }: Asked): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (!isDay(schedule)) return;
    const stop = new AbortController();
    const query = new URLSearchParams({
      vesselId: String(vesselId),
      vesselCrewId: String(vesselCrewId),
      employeeId: String(employeeId),
      schedule,
    });
    const ask = () => fetch(`/PMSol/v1/VesselCrew/${calls[kind]}?${query}`, { signal: stop.signal }).catch(() => null);
    void retryOnce(ask, (response) => response?.status).then(async (response) => {
      if (stop.signal.aborted) return;
      // The answer is our own, parsed by its schema before it left the server.
      const body = (await response?.json().catch(() => null)) as { data?: BoardPreview; message?: string } | null;
      if (!stop.signal.aborted)
        setAnswer({ schedule, preview: response?.ok ? (body?.data ?? null) : null, message: body?.message ?? null });
    });
    return () => stop.abort();
  }, [kind, vesselId, vesselCrewId, employeeId, schedule]);
  return answer?.schedule === schedule ? answer : null;
}
