"use client";

import { useCallback, useEffect, useMemo, useState } from "react";
import { draftsOf, type DraftKey } from "./drafts";
import { onDraftChange, broadcastDraftChange } from "./tab-channel";
import { sendWaiting } from "./send-queue";
import type { Draft } from "./draft";
import { deviceDraftStore } from "./store";

const retryMilliseconds = 30_000;

/** Run in one tab at a time. Other tabs skip. */
const inOneTab = (task: () => Promise<number>): Promise<number> =>
  "locks" in navigator
    ? navigator.locks.request("drafts on their way", { ifAvailable: true }, (lock) => (lock ? task() : 0))
    : task();

/** Load the user's drafts on this device and send waiting ones, with retries while offline. */
export function useUnsentReports({ owner, key }: DraftKey, onStored: (count: number) => void) {
  const drafts = useMemo(() => draftsOf({ owner, key }, deviceDraftStore), [owner, key]);
  const [rows, setRows] = useState<Draft[]>([]);
  const read = useCallback(() => drafts.list().then(setRows, () => setRows([])), [drafts]);

  const send = useCallback(async () => {
    const stored = await inOneTab(() => sendWaiting(drafts, owner)).catch(() => 0);
    await read();
    if (stored > 0) onStored(stored);
  }, [drafts, owner, read, onStored]);

  useEffect(() => {
    void send();
    const retryTimer = window.setInterval(() => void send(), retryMilliseconds);
    const unsubscribe = onDraftChange(() => void read());
    window.addEventListener("online", send);
    return () => {
      window.clearInterval(retryTimer);
      window.removeEventListener("online", send);
      unsubscribe();
    };
  }, [send, read]);

  const remove = async (id: string) => {
    await drafts.remove(id);
    broadcastDraftChange({ id, what: "gone" });
    await read();
  };
  return { rows, send, remove };
}
