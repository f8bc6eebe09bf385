"use client";

import { insideAnswer } from "@/lib/platform/transport/inside-answer";
import { useEffect, useState } from "react";
import type { CrewOption } from "@/lib/features/crew/schema";
import { minimumKeyword } from "@/lib/platform/list/minimum-keyword";

const searchDelayMilliseconds = 300;
type SearchResult = { for: string; options: CrewOption[] };

/** Search seafarers by name or number once typing pauses. */
export function usePersonSearch(typed: string) {
  const [result, setResult] = useState<SearchResult>({ for: "", options: [] });
  const keyword = typed.trim();
  const isSearchable = keyword.length >= minimumKeyword;

  useEffect(() => {
    if (!isSearchable) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ filterList: keyword, pageSize: "20" });
      const response = await fetch(`/PMSol/v1/Employee/GetEmployeeByRole?${query.toString()}`, {
        signal: controller.signal,
      }).catch(() => null);
      if (controller.signal.aborted) return;
      const answer: { data?: CrewOption[] } = response?.ok ? insideAnswer(await response.json()) : {};
      setResult({ for: keyword, options: answer.data ?? [] });
    }, searchDelayMilliseconds);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [keyword, isSearchable]);

  const isSettled = result.for === keyword;
  return { isLoading: isSearchable && !isSettled, options: isSearchable && isSettled ? result.options : [] };
}
