"use client";

import { useEffect, useRef, useState } from "react";

const debounceMilliseconds = 120;

async function ask<T>(address: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(address, { signal });
  const answer: { data?: T } = await response.json();
  if (!response.ok || !answer.data) throw new Error("not answered");
  return answer.data;
}

/** Load a record preview. The first loads at once, rows passed over are skipped, and each loads once per opening. */
export function usePeek<T>(address: string) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, T | null>>(new Map());
  const wait = useRef(0);
  useEffect(() => {
    if (answers.has(address)) return;
    const abort = new AbortController();
    const keep = (answer: T | null) => setAnswers((all) => new Map(all).set(address, answer));
    const timer = setTimeout(() => {
      wait.current = debounceMilliseconds;
      void ask<T>(address, abort.signal).then(keep, () => abort.signal.aborted || keep(null));
    }, wait.current);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [address, answers]);
  const found = answers.get(address);
  return { found: found ?? null, isFailed: found === null };
}
