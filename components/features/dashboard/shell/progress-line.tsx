"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";
import { pendingNavigation } from "@/components/ui/layout/pending-navigation";
import styles from "./signals.module.css";

/** Shows a progress line under the header while a page or part of it loads. */
export function ProgressLine() {
  const isWaiting = useSyncExternalStore(pendingNavigation.subscribe, pendingNavigation.isWaiting, () => false);
  const pathname = usePathname();
  const query = useSearchParams().toString();
  useEffect(() => pendingNavigation.arrive(pathname, query), [pathname, query]);
  return isWaiting ? <span aria-hidden data-progress className={styles.line} /> : null;
}
