"use client";

import { useEffect, useState } from "react";
import type { CrewOption } from "@/lib/features/crew/schema";
import { minimumKeyword } from "@/lib/platform/list/minimum-keyword";

const pauseMilliseconds = 300;
type Found = { for: string; options: CrewOption[] };

/** Search seafarers by name or number once typing pauses. */
export function usePersonSearch(typed: string) {
  const [found, setFound] = useState<Found>({ for: "", options: [] });
  const keyword = typed.trim();
  const isAsked = keyword.length >= minimumKeyword;

  useEffect(() => {
    if (!isAsked) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ filterList: keyword, pageSize: "20" });
      const response = await fetch(`/PMSol/v1/Employee/GetEmployeeByRole?${query.toString()}`, {
        signal: controller.signal,
      }).catch(() => null);
      if (controller.signal.aborted) return;
      const answer: { data?: CrewOption[] } = response?.ok ? await response.json() : {};
      setFound({ for: keyword, options: answer.data ?? [] });
    }, pauseMilliseconds);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [keyword, isAsked]);

  const isSettled = found.for === keyword;
  return { isLoading: isAsked && !isSettled, options: isAsked && isSettled ? found.options : [] };
}
