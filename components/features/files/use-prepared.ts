"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { fileStarted } from "@/components/ui/form/download/file-started";
import { retryOnce } from "@/components/ui/form/retry-once";
import type { PreparedFile } from "@/lib/features/files/prepared.schema";

/** A prepared file as JSON: instants are strings. */
export type ListedFile = Omit<PreparedFile, "askedAt" | "readyAt" | "takenAt" | "expiresAt"> & {
  takenAt: string | null;
  expiresAt: string;
};
type Answer = { files: ListedFile[]; waiting: number; ready: number };

export const preparedFilesAddress = "/PMSol/v1/FileDownload/PreparedFiles";
const pollIntervals = [2_000, 3_000, 5_000, 10_000] as const;
const emptyAnswer: Answer = { files: [], waiting: 0, ready: 0 };

async function fetchPreparedFiles(signal: AbortSignal): Promise<Answer | null> {
  const response = await retryOnce(
    () => fetch(preparedFilesAddress, { signal }).catch(() => null),
    (answer) => answer?.status,
  );
  if (!response?.ok) return null;
  // Our own API answered, and its schema parsed the output.
  const body = (await response.json().catch(() => null)) as { data: Answer } | null;
  return body?.data ?? null;
}

/**
 * Load the user's prepared files, and poll while one is pending and the page is visible.
 * Calls `onDone` for each file that is finished.
 */
export function usePrepared(onDone: (file: ListedFile) => void) {
  const [answer, setAnswer] = useState(emptyAnswer);
  const [turn, setTurn] = useState(0);
  const notifyDone = useEffectEvent(onDone);
  const [pendingIds] = useState(() => new Set<string>());

  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let round = 0;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => (document.hidden ? undefined : void poll()),
        pollIntervals[Math.min(round++, pollIntervals.length - 1)],
      );
    };
    const poll = async () => {
      clearTimeout(timer);
      const fetched = await fetchPreparedFiles(stop.signal);
      if (stop.signal.aborted) return;
      if (fetched) {
        setAnswer(fetched);
        for (const file of fetched.files) {
          if (file.state === "waiting") pendingIds.add(file.id);
          else if (pendingIds.delete(file.id)) notifyDone(file);
        }
        for (const id of pendingIds) if (!fetched.files.some((file) => file.id === id)) pendingIds.delete(id);
      }
      if (pendingIds.size > 0) later();
    };
    const started = (event: Event) => {
      if (event instanceof CustomEvent) pendingIds.add(String(event.detail));
      round = 0;
      void poll();
    };
    const seen = () => (document.hidden || pendingIds.size === 0 ? undefined : void poll());
    window.addEventListener(fileStarted, started);
    document.addEventListener("visibilitychange", seen);
    void poll();
    return () => {
      stop.abort();
      clearTimeout(timer);
      window.removeEventListener(fileStarted, started);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [pendingIds, turn]);

  return { ...answer, refresh: () => setTurn((before) => before + 1) };
}
