"use client";

import { insideAnswer } from "@/lib/platform/transport/inside-answer";
import { useEffect, useState } from "react";
import { retryOnce } from "@/components/ui/form/retry-once";

type Fetched<T> = { forAddress: string | null; ok: boolean; body: T | null; message: string | null };

/**
 * Load JSON from one of our own endpoints. Returns the newest good body, whether it belongs to this address, and a
 * retry.
 */
export function useFetchJson<T>(address: string | null) {
  const [answer, setAnswer] = useState<Fetched<T> | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (address === null) return;
    const stop = new AbortController();
    const ask = () => fetch(address, { signal: stop.signal }).catch(() => null);
    void retryOnce(ask, (response) => response?.status).then(async (response) => {
      // The answer is our own, parsed by its schema before it left the server.
      const body = insideAnswer(await response?.json().catch(() => null)) as (T & { message?: string }) | null;
      if (stop.signal.aborted) return;
      const ok = response?.ok === true && body !== null;
      setAnswer((before) => ({
        forAddress: address,
        ok,
        body: ok ? body : (before?.body ?? null),
        message: body?.message ?? null,
      }));
    });
    return () => stop.abort();
  }, [address, attempt]);
  const isHere = address !== null && answer?.forAddress === address;
  return {
    body: answer?.body ?? null,
    isHere,
    failure: isHere && !answer.ok ? { message: answer.message } : null,
    again: () => {
      setAnswer((before) => before && { ...before, forAddress: null });
      setAttempt(attempt + 1);
    },
  };
}
