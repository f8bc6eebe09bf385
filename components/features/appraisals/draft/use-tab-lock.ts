"use client";

import { useCallback, useEffect, useRef, useState } from "react";

/** asking: unknown yet. ours: this tab edits. elsewhere: another tab edits. */
type TabLock = "asking" | "ours" | "elsewhere";

/**
 * Let only one tab edit a draft; another tab may take over. Without Web Locks every tab edits and the server rejects
 * the second report.
 */
export function useTabLock(id: string): { pen: TabLock; take: () => void } {
  const [tabLock, setTabLock] = useState<TabLock>("asking");
  const release = useRef<(() => void) | null>(null);
  const isHere = useRef(false);

  const holdLock = useCallback(
    async (options: LockOptions) => {
      if (!("locks" in navigator)) return setTabLock("ours");
      await navigator.locks.request(`draft ${id}`, options, (lock) => {
        if (!isHere.current) return;
        if (!lock) return setTabLock("elsewhere");
        setTabLock("ours");
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
    const lose = () => (isHere.current ? setTabLock("elsewhere") : undefined);
    // Request the lock asynchronously, so that an immediate unmount does not block the next request.
    void Promise.resolve()
      .then(() => (isCurrent ? holdLock({ ifAvailable: true }) : undefined))
      .catch(lose);
    return () => {
      isHere.current = false;
      isCurrent = false;
      release.current?.();
    };
  }, [holdLock]);

  const takeLock = useCallback(() => {
    holdLock({ steal: true }).catch(() => setTabLock("elsewhere"));
  }, [holdLock]);

  return { pen: tabLock, take: takeLock };
}
