"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";
import { onTheWay } from "@/components/ui/layout/on-the-way";
import styles from "./signals.module.css";

/** Shows a progress line under the header while a page or part of it loads. */
export function ProgressLine() {
  const isWaiting = useSyncExternalStore(onTheWay.subscribe, onTheWay.isWaiting, () => false);
  const pathname = usePathname();
  const query = useSearchParams().toString();
  useEffect(() => onTheWay.arrive(pathname, query), [pathname, query]);
  return isWaiting ? <span aria-hidden data-progress className={styles.line} /> : null;
}
