"use client";

import { useEffect, useState } from "react";
import type { half as whole } from "./half";

type Half = typeof whole;

const signs = ["pointerdown", "pointermove", "keydown", "focusin", "scroll", "online"] as const;
let here: Half | null = null;

/** The code that a report needs once it is written; null where there is no line to fetch it, and the next one who asks tries again. */
export async function fetchHalf(): Promise<Half | null> {
  try {
    here ??= (await import("./half")).half;
  } catch {
    // Without a line the form goes on with what it has.
  }
  return here;
}

/** The other half of the form: fetched with the first sign that somebody is there, so that it is at hand long before the line may go, or at once where there is something to say. */
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
