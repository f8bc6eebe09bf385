"use client";

import { useEffect, useState } from "react";

/** Delay of the first request and its code, until the page has loaded. */
const firstMilliseconds = 1_500;
const watch = () => import("./watch-unread");

/** Return the number of unread notifications and a function to update it. */
export function useUnread(person: string) {
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    let end: (() => void) | null = null;
    let isHere = true;
    const begin = async () => {
      const code = await watch().catch(() => null);
      if (code && isHere) end = code.watchUnread(person, setUnread);
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
    void watch().then(({ storeUnread }) => storeUnread(person, count));
  };
  return [unread, updateUnread] as const;
}
