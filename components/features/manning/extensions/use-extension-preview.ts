"use client";

import { insideAnswer } from "@/lib/platform/transport/inside-answer";
import { useEffect, useState } from "react";
import { retryOnce } from "@/components/ui/form/retry-once";
import type { ExtensionPreview } from "@/lib/features/manning/extensions/schema";

type PreviewQuery = { crewId: number; extendedDate?: string; vesselCrewExtensionId?: number };
type PreviewAnswer = { requestKey: string; preview: ExtensionPreview | null; message: string | null };

/** Load the preview of a new date: null while loading, or when the answer belongs to another date. */
export function useExtensionPreview({ crewId, extendedDate = "", vesselCrewExtensionId }: PreviewQuery) {
  const [answer, setAnswer] = useState<PreviewAnswer | null>(null);
  const query = new URLSearchParams({ employeeId: String(crewId), extendedDate });
  if (vesselCrewExtensionId) query.set("vesselCrewExtensionId", String(vesselCrewExtensionId));
  const requestKey = query.toString();
  useEffect(() => {
    const stop = new AbortController();
    const ask = () =>
      fetch(`/PMSol/v1/VesselCrew/GetVesselCrewExtensionPreview?${requestKey}`, { signal: stop.signal }).catch(
        () => null,
      );
    void retryOnce(ask, (response) => response?.status).then(async (response) => {
      if (stop.signal.aborted) return;
      // The answer is our own, parsed by its schema before it left the server.
      const body = insideAnswer(await response?.json().catch(() => null)) as {
        data?: ExtensionPreview;
        message?: string;
      } | null;
      if (!stop.signal.aborted)
        setAnswer({ requestKey, preview: response?.ok ? (body?.data ?? null) : null, message: body?.message ?? null });
    });
    return () => stop.abort();
  }, [requestKey]);
  return answer?.requestKey === requestKey ? answer : null;
}
