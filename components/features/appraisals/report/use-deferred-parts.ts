"use client";

import { useEffect, useState } from "react";
import type { deferredParts as whole } from "./deferred-parts";

type DeferredParts = typeof whole;

const activityEvents = ["pointerdown", "pointermove", "keydown", "focusin", "scroll", "online"] as const;
let loadedParts: DeferredParts | null = null;

/** Load the code needed for writing. Null while offline; the next call retries. */
export async function fetchDeferredParts(): Promise<DeferredParts | null> {
  try {
    loadedParts ??= (await import("./deferred-parts")).deferredParts;
  } catch {
    // Offline: continue with the loaded parts.
  }
  return loadedParts;
}

/** Scroll from an answered question to the next open one, when the code for it is there. */
export const scrollToNextOpen = (row: Element | null) =>
  void fetchDeferredParts().then((parts) => parts?.scrollToNext(row));

/**
 * Load the deferred parts at the first user activity, so that they are available before the connection drops. Loads
 * at once when needed.
 */
export function useDeferredParts(isNeeded: boolean): DeferredParts | null {
  const [parts, setParts] = useState(loadedParts);
  useEffect(() => {
    if (parts) return;
    const fetchParts = () => void fetchDeferredParts().then((loaded) => (loaded ? setParts(loaded) : undefined));
    if (isNeeded) fetchParts();
    for (const sign of activityEvents) window.addEventListener(sign, fetchParts, { passive: true });
    return () => {
      for (const sign of activityEvents) window.removeEventListener(sign, fetchParts);
    };
  }, [parts, isNeeded]);
  return parts;
}
