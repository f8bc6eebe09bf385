"use client";

import { useEffect, useRef, type ReactNode } from "react";
import styles from "./stuck.module.css";

/** Keeps its content visible under the header while the page scrolls. Sets its height as --stuck. */
export function Stuck({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = box.current;
    // Not every test environment has ResizeObserver.
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
