"use client";

import { useEffect, useState } from "react";
import { searchLinkableRecordsAction } from "@/lib/features/users/management/actions";
import { minimumPersonSearch, type LinkKind, type LinkOption } from "@/lib/features/users/schema";

const pauseMilliseconds = 300;

type LinkSearchResult = { for: string; options: LinkOption[] | null };

/** Search after typing pauses, people from three letters on. `options` is null after a failure. */
export function useAccountLinkSearch(kind: LinkKind, divisionId: number, isOpen: boolean, typed: string) {
  const [linkResult, setLinkResult] = useState<LinkSearchResult>({ for: "", options: [] });
  const search = typed.trim();
  const isSearched = isOpen && (kind !== "employee" || search.length >= minimumPersonSearch);
  const searchKey = isSearched ? `${kind} ${divisionId} ${search}` : "";

  useEffect(() => {
    if (!searchKey) return;
    let isStale = false;
    const timer = setTimeout(async () => {
      const result = await searchLinkableRecordsAction({ kind, divisionId, search }).catch(() => null);
      if (!isStale) setLinkResult({ for: searchKey, options: result?.ok ? result.data : null });
    }, pauseMilliseconds);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [searchKey, kind, divisionId, search]);

  const isSettled = linkResult.for === searchKey;
  return {
    isAsked: isSearched,
    isLoading: isSearched && !isSettled,
    options: isSearched && isSettled ? linkResult.options : [],
  };
}
