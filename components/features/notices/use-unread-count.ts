"use client";

import { useEffect, useState } from "react";

/** Delay of the first request and its code, until the page has loaded. */
const firstMilliseconds = 1_500;
const watch = () => import("./poll-unread-count");

/** Return the number of unread notifications and a function to update it. */
export function useUnreadCount(person: string) {
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    let end: (() => void) | null = null;
    let isHere = true;
    const begin = async () => {
      const code = await watch().catch(() => null);
      if (code && isHere) end = code.pollUnreadCount(person, setUnread);
    };
    const start = setTimeout(() => void begin(), firstMilliseconds);
    return () => {
      isHere = false;
      clearTimeout(start);
      end?.();
    };
  }, [person]);
  const updateUnread = (count: number) => {
    setUnread(count);
    void watch().then(({ storeUnreadCount }) => storeUnreadCount(person, count));
  };
  return [unread, updateUnread] as const;
}
