"use client";

import { useEffect, useRef, useState } from "react";

const debounceMilliseconds = 120;

async function ask<T>(address: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(address, { signal });
  const answer: { data?: T } = await response.json();
  if (!response.ok || !answer.data) throw new Error("not answered");
  return answer.data;
}

/** A record in short from its address: the first at once, those passed on the way to another not at all, and each once as long as the panel is open. */
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
