"use client";

import { useCallback, useEffect, useRef, useState } from "react";

/** asking: not known yet; ours: this tab writes; elsewhere: another tab does. */
type Pen = "asking" | "ours" | "elsewhere";

/** One tab of a browser writes a draft; another may take the pen away, and then reads. Where tabs cannot be told apart each writes, and the server tells the second report from the first. */
export function usePen(id: string): { pen: Pen; take: () => void } {
  const [pen, setPen] = useState<Pen>("asking");
  const release = useRef<(() => void) | null>(null);
  const isHere = useRef(false);

  const hold = useCallback(
    async (options: LockOptions) => {
      if (!("locks" in navigator)) return setPen("ours");
      await navigator.locks.request(`draft ${id}`, options, (lock) => {
        if (!isHere.current) return;
        if (!lock) return setPen("elsewhere");
        setPen("ours");
        return new Promise<void>((resolve) => {
          release.current = resolve;
        });
      });
    },
    [id],
  );

  useEffect(() => {
    isHere.current = true;
    let isCurrent = true;
    const lose = () => (isHere.current ? setPen("elsewhere") : undefined);
    // What is taken down at once asks for nothing: it would stand in its own way.
    void Promise.resolve()
      .then(() => (isCurrent ? hold({ ifAvailable: true }) : undefined))
      .catch(lose);
    return () => {
      isHere.current = false;
      isCurrent = false;
      release.current?.();
    };
  }, [hold]);

  const take = useCallback(() => {
    hold({ steal: true }).catch(() => setPen("elsewhere"));
  }, [hold]);

  return { pen, take };
}
