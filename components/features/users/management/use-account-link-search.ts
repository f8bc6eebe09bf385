"use client";

import { useEffect, useState } from "react";
import { searchLinkableRecordsAction } from "@/lib/features/users/actions";
import { minimumPersonSearch, type LinkKind, type LinkOption } from "@/lib/features/users/schema";

const pauseMilliseconds = 300;

type Found = { for: string; options: LinkOption[] | null };

/** Search after typing pauses, people from three letters on. `options` is null after a failure. */
export function useAccountLinkSearch(kind: LinkKind, divisionId: number, isOpen: boolean, typed: string) {
  const [found, setFound] = useState<Found>({ for: "", options: [] });
  const search = typed.trim();
  const isAsked = isOpen && (kind !== "employee" || search.length >= minimumPersonSearch);
  const question = isAsked ? `${kind} ${divisionId} ${search}` : "";

  useEffect(() => {
    if (!question) return;
    let isStale = false;
    const timer = setTimeout(async () => {
      const result = await searchLinkableRecordsAction({ kind, divisionId, search }).catch(() => null);
      if (!isStale) setFound({ for: question, options: result?.ok ? result.data : null });
    }, pauseMilliseconds);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [question, kind, divisionId, search]);

  const isSettled = found.for === question;
  return { isAsked, isLoading: isAsked && !isSettled, options: isAsked && isSettled ? found.options : [] };
}
