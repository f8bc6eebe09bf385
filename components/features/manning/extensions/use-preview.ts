"use client";

import { useEffect, useState } from "react";
import { retryOnce } from "@/components/ui/form/retry-once";
import type { ExtensionPreview } from "@/lib/features/manning/extensions/schema";

type Asked = { employeeId: number; extendedDate?: string; vesselCrewExtensionId?: number };
type Answer = { asked: string; preview: ExtensionPreview | null; message: string | null };

/** Load the preview of a new date: null while loading, or when the answer belongs to another date. */
export function usePreview({ employeeId, extendedDate = "", vesselCrewExtensionId }: Asked) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const query = new URLSearchParams({ employeeId: String(employeeId), extendedDate });
  if (vesselCrewExtensionId) query.set("vesselCrewExtensionId", String(vesselCrewExtensionId));
  const asked = query.toString();
  useEffect(() => {
    const stop = new AbortController();
    const ask = () =>
      fetch(`/PMSol/v1/VesselCrew/GetVesselCrewExtensionPreview?${asked}`, { signal: stop.signal }).catch(() => null);
    void retryOnce(ask, (response) => response?.status).then(async (response) => {
      if (stop.signal.aborted) return;
      // The answer is our own, parsed by its schema before it left the server.
      const body = (await response?.json().catch(() => null)) as { data?: ExtensionPreview; message?: string } | null;
      if (!stop.signal.aborted)
        setAnswer({ asked, preview: response?.ok ? (body?.data ?? null) : null, message: body?.message ?? null });
    });
    return () => stop.abort();
  }, [asked]);
  return answer?.asked === asked ? answer : null;
}
