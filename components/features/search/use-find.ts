"use client";

import { useEffect, useState } from "react";
import type { Found } from "@/lib/features/search/schema";
import { minimumKeyword } from "@/lib/platform/list/minimum-keyword";

const debounceMilliseconds = 150;
type State = { keyword: string; found: Found[]; isFailed: boolean };
const none: State = { keyword: "", found: [], isFailed: false };

/** Searches by POST, so that no name appears in an address or a log. */
async function ask(keyword: string, signal: AbortSignal): Promise<Found[]> {
  const response = await fetch("/PMSol/v1/Search/FindRecords", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ filterList: keyword }),
    signal,
  });
  const answer: { data?: Found[] } = await response.json();
  if (!response.ok || !answer.data) throw new Error("not answered");
  return answer.data;
}

/** Load the records that match a keyword. Shows the last results while the next load. */
export function useFind(typed: string) {
  const keyword = typed.trim().length >= minimumKeyword ? typed.trim() : "";
  const [state, setState] = useState(none);
  useEffect(() => {
    if (keyword === "") return;
    const abort = new AbortController();
    const timer = setTimeout(
      () =>
        void ask(keyword, abort.signal).then(
          (found) => setState({ keyword, found, isFailed: false }),
          () => abort.signal.aborted || setState({ keyword, found: [], isFailed: true }),
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
    found: keyword === "" ? [] : state.found,
    isFailed: isAnswered && keyword !== "" && state.isFailed,
    isLoading: !isAnswered && keyword !== "",
  };
}
