"use client";

import { useCallback, useEffect, useRef, useState } from "react";

/** asking: unknown yet. ours: this tab edits. elsewhere: another tab edits. */
type Pen = "asking" | "ours" | "elsewhere";

/**
 * Let only one tab edit a draft; another tab may take over. Without Web Locks every tab edits and the server rejects
 * the second report.
 */
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
    // Request the lock asynchronously, so that an immediate unmount does not block the next request.
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
