"use client";

import { useEffect, useState } from "react";
import type { ListedNotices } from "@/lib/features/notices/schema";

/** A notification as JSON: the instant is a string. */
export type NoticeItem = Omit<ListedNotices["rows"][number], "createdAt"> & { createdAt: string };
/** `elsewhere`: unread items in the user's other division. */
type Listed = Pick<ListedNotices, "unread" | "elsewhere">;
type Loaded = Listed & { notices: NoticeItem[] };

const totalUnread = ({ unread, elsewhere }: Listed) => unread + (elsewhere?.unread ?? 0);

async function dataOf<T>(address: string, init?: RequestInit): Promise<T> {
  const response = await fetch(`/PMSol/v1/${address}`, init);
  const payload: { data?: T } = await response.json();
  if (!response.ok || payload.data === undefined) throw new Error("not answered");
  return payload.data;
}

const load = async (): Promise<Loaded> => {
  const { rows, unread, elsewhere } = await dataOf<Listed & { rows: NoticeItem[] }>("Notice/GetNotices");
  return { notices: rows, unread, elsewhere };
};

/** Load the notifications when the panel opens. `seen` marks some as read, or all when called without ids. */
export function useNotices(onUnread: (unread: number) => void) {
  const [loaded, setLoaded] = useState<Loaded | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isHere = true;
    void load().then(
      (loadedData) => {
        if (!isHere) return;
        setLoaded(loadedData);
        onUnread(totalUnread(loadedData));
      },
      () => (isHere ? setLoaded("failed") : undefined),
    );
    return () => {
      isHere = false;
    };
    // The callback does not change while the panel is open.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt]);

  const seen = (ids?: number[]) => {
    setLoaded((now) =>
      now && now !== "failed"
        ? {
            ...now,
            notices: now.notices.map((item) => (ids?.includes(item.id) === false ? item : { ...item, isRead: true })),
          }
        : now,
    );
    void dataOf<{ unread: number }>("Notice/MarkRead", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(ids ? { ids } : {}),
      // A link navigates at once; `keepalive` still sends the request.
      keepalive: true,
    }).then(
      ({ unread }) => {
        setLoaded((now) => (now && now !== "failed" ? { ...now, unread } : now));
        const elsewhere = loaded && loaded !== "failed" ? loaded.elsewhere : null;
        onUnread(totalUnread({ unread, elsewhere }));
      },
      () => setAttempt((before) => before + 1),
    );
  };
  const retry = () => {
    setLoaded(null);
    setAttempt((before) => before + 1);
  };
  return { loaded, seen, retry };
}
