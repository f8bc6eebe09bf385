"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { fileStarted } from "@/components/ui/form/download-post";
import { retryOnce } from "@/components/ui/form/retry-once";
import type { PreparedFile } from "@/lib/features/files/prepared.schema";

/** A prepared file as JSON: instants are strings. */
export type ShownFile = Omit<PreparedFile, "askedAt" | "readyAt" | "takenAt" | "expiresAt"> & {
  takenAt: string | null;
  expiresAt: string;
};
type Answer = { files: ShownFile[]; waiting: number; ready: number };

export const preparedFilesAddress = "/PMSol/v1/FileDownload/PreparedFiles";
const pauses = [2_000, 3_000, 5_000, 10_000] as const;
const nothing: Answer = { files: [], waiting: 0, ready: 0 };

async function askFor(signal: AbortSignal): Promise<Answer | null> {
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
export function usePrepared(onDone: (file: ShownFile) => void) {
  const [answer, setAnswer] = useState(nothing);
  const [turn, setTurn] = useState(0);
  const tell = useEffectEvent(onDone);
  const [awaited] = useState(() => new Set<string>());

  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let round = 0;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => (document.hidden ? undefined : void ask()),
        pauses[Math.min(round++, pauses.length - 1)],
      );
    };
    const ask = async () => {
      clearTimeout(timer);
      const found = await askFor(stop.signal);
      if (stop.signal.aborted) return;
      if (found) {
        setAnswer(found);
        for (const file of found.files) {
          if (file.state === "waiting") awaited.add(file.id);
          else if (awaited.delete(file.id)) tell(file);
        }
        for (const id of awaited) if (!found.files.some((file) => file.id === id)) awaited.delete(id);
      }
      if (awaited.size > 0) later();
    };
    const started = (event: Event) => {
      if (event instanceof CustomEvent) awaited.add(String(event.detail));
      round = 0;
      void ask();
    };
    const seen = () => (document.hidden || awaited.size === 0 ? undefined : void ask());
    window.addEventListener(fileStarted, started);
    document.addEventListener("visibilitychange", seen);
    void ask();
    return () => {
      stop.abort();
      clearTimeout(timer);
      window.removeEventListener(fileStarted, started);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [awaited, turn]);

  return { ...answer, refresh: () => setTurn((before) => before + 1) };
}
