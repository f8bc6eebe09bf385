"use client";

import { useEffect, useState } from "react";
import type { FoundRecord } from "@/lib/features/search/schema";
import { minimumKeyword } from "@/lib/platform/list/minimum-keyword";

const debounceMilliseconds = 150;
type State = { keyword: string; results: FoundRecord[]; isFailed: boolean };
const emptyState: State = { keyword: "", results: [], isFailed: false };

/** Searches by POST, so that no name appears in an address or a log. */
async function fetchResults(keyword: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const response = await fetch("/PMSol/v1/Search/FindRecords", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ filterList: keyword }),
    signal,
  });
  const payload: { data?: FoundRecord[] } = await response.json();
  if (!response.ok || !payload.data) throw new Error("not answered");
  return payload.data;
}

/** Load the records that match a keyword. Shows the last results while the next load. */
export function useSearchResults(typed: string) {
  const keyword = typed.trim().length >= minimumKeyword ? typed.trim() : "";
  const [state, setState] = useState(emptyState);
  useEffect(() => {
    if (keyword === "") return;
    const abort = new AbortController();
    const timer = setTimeout(
      () =>
        void fetchResults(keyword, abort.signal).then(
          (results) => setState({ keyword, results, isFailed: false }),
          () => abort.signal.aborted || setState({ keyword, results: [], isFailed: true }),
        ),
      debounceMilliseconds,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [keyword]);
  const isAnswered = keyword === state.keyword;
  return {
    keyword,
    results: keyword === "" ? [] : state.results,
    isFailed: isAnswered && keyword !== "" && state.isFailed,
    isLoading: !isAnswered && keyword !== "",
  };
}
