"use client";

import { useCallback, useEffect, useMemo, useState } from "react";
import { draftsOf, type DraftKey } from "./drafts";
import { hear, tell } from "./news";
import { sendWaiting } from "./queue-run";
import type { Draft } from "./shape";
import { deviceShelf } from "./shelf";

const againMilliseconds = 30_000;

/** Run in one tab at a time. Other tabs skip. */
const alone = (work: () => Promise<number>): Promise<number> =>
  "locks" in navigator
    ? navigator.locks.request("drafts on their way", { ifAvailable: true }, (lock) => (lock ? work() : 0))
    : work();

/** Load the user's drafts on this device and send waiting ones, with retries while offline. */
export function useQueue({ owner, key }: DraftKey, onStored: (count: number) => void) {
  const drafts = useMemo(() => draftsOf({ owner, key }, deviceShelf), [owner, key]);
  const [rows, setRows] = useState<Draft[]>([]);
  const read = useCallback(() => drafts.list().then(setRows, () => setRows([])), [drafts]);

  const send = useCallback(async () => {
    const stored = await alone(() => sendWaiting(drafts, owner)).catch(() => 0);
    await read();
    if (stored > 0) onStored(stored);
  }, [drafts, owner, read, onStored]);

  useEffect(() => {
    void send();
    const again = window.setInterval(() => void send(), againMilliseconds);
    const deafen = hear(() => void read());
    window.addEventListener("online", send);
    return () => {
      window.clearInterval(again);
      window.removeEventListener("online", send);
      deafen();
    };
  }, [send, read]);

  const remove = async (id: string) => {
    await drafts.remove(id);
    tell({ id, what: "gone" });
    await read();
  };
  return { rows, send, remove };
}
