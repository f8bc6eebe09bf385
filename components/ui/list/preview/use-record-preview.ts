"use client";

import { insideAnswer } from "@/lib/platform/transport/inside-answer";
import { useEffect, useRef, useState } from "react";

const debounceMilliseconds = 120;

async function fetchPreview<T>(address: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(address, { signal });
  const body: { data?: T } = insideAnswer(await response.json());
  if (!response.ok || !body.data) throw new Error("not answered");
  return body.data;
}

/** Load a record preview. The first loads at once, rows passed over are skipped, and each loads once per opening. */
export function useRecordPreview<T>(address: string) {
  const [cached, setCached] = useState<ReadonlyMap<string, T | null>>(new Map());
  const delay = useRef(0);
  useEffect(() => {
    if (cached.has(address)) return;
    const abort = new AbortController();
    const store = (body: T | null) => setCached((all) => new Map(all).set(address, body));
    const timer = setTimeout(() => {
      delay.current = debounceMilliseconds;
      void fetchPreview<T>(address, abort.signal).then(store, () => abort.signal.aborted || store(null));
    }, delay.current);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [address, cached]);
  const preview = cached.get(address);
  return { preview: preview ?? null, isFailed: preview === null };
}
