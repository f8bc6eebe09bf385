"use client";

import { useCallback, useEffect, useRef, useState } from "react";

/** asking: not known yet; ours: this tab writes; elsewhere: another tab does. */
type Pen = "asking" | "ours" | "elsewhere";

/** One tab of a browser writes a draft; another may take the pen away, and then reads. Where tabs cannot be told apart each writes, and the server tells the second report from the first. */
export function usePen(id: string): { pen: Pen; take: () => void } {
  const [pen, setPen] = useState<Pen>("asking");
  const release = useRef<(() => void) | null>(null);

  const hold = useCallback(
    (options: LockOptions) =>
      navigator.locks.request(`draft ${id}`, options, (lock) => {
        if (!lock) return setPen("elsewhere");
        setPen("ours");
        return new Promise<void>((resolve) => {
          release.current = resolve;
        });
      }),
    [id],
  );

  useEffect(() => {
    if (!("locks" in navigator)) return setPen("ours");
    let isHere = true;
    hold({ ifAvailable: true }).catch(() => (isHere ? setPen("elsewhere") : undefined));
    return () => {
      isHere = false;
      release.current?.();
    };
  }, [hold]);

  const take = useCallback(() => {
    hold({ steal: true }).catch(() => setPen("elsewhere"));
  }, [hold]);

  return { pen, take };
}
