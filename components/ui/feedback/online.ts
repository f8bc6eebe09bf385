"use client";

import { useSyncExternalStore } from "react";

function subscribe(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

export const isOffline = () => !navigator.onLine;
export const useIsOffline = () => useSyncExternalStore(subscribe, isOffline, () => false);
