"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";
import { onTheWay } from "@/components/ui/layout/on-the-way";
import styles from "./signals.module.css";

/** Runs along the header's lower edge while the next page, or a part of this one, is on its way. */
export function ProgressLine() {
  const isWaiting = useSyncExternalStore(onTheWay.subscribe, onTheWay.isWaiting, () => false);
  const pathname = usePathname();
  const query = useSearchParams().toString();
  useEffect(() => onTheWay.arrive(pathname, query), [pathname, query]);
  return isWaiting ? <span aria-hidden data-progress className={styles.line} /> : null;
}
