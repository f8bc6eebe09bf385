"use client";

import { useEffect, useRef, type ReactNode } from "react";
import styles from "./stuck.module.css";

/** What stays in sight under the header while the page scrolls; what follows it knows its height as --strip. */
export function Stuck({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = box.current;
    // Not in every environment that renders without painting.
    if (!shown?.parentElement || typeof ResizeObserver === "undefined") return;
    const page = shown.parentElement;
    const sizes = new ResizeObserver(() => page.style.setProperty("--stuck", `${Math.round(shown.offsetHeight)}px`));
    sizes.observe(shown);
    return () => {
      sizes.disconnect();
      page.style.removeProperty("--stuck");
    };
  }, []);
  return (
    <div ref={box} className={styles.stuck}>
      {children}
    </div>
  );
}
