"use client";

import { useEffect, useState } from "react";
import type { half as whole } from "./half";

type Half = typeof whole;

const signs = ["pointerdown", "pointermove", "keydown", "focusin", "scroll", "online"] as const;
let here: Half | null = null;

/** Load the code needed for writing. Null while offline; the next call retries. */
export async function fetchHalf(): Promise<Half | null> {
  try {
    here ??= (await import("./half")).half;
  } catch {
    // Offline: continue with the loaded parts.
  }
  return here;
}

/**
 * Load the deferred parts at the first user activity, so that they are available before the connection drops. Loads
 * at once when needed.
 */
export function useHalf(isNeeded: boolean): Half | null {
  const [half, setHalf] = useState(here);
  useEffect(() => {
    if (half) return;
    const fetchIt = () => void fetchHalf().then((found) => (found ? setHalf(found) : undefined));
    if (isNeeded) fetchIt();
    for (const sign of signs) window.addEventListener(sign, fetchIt, { passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, fetchIt);
    };
  }, [half, isNeeded]);
  return half;
}
