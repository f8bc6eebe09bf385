"use client";

import { useEffect, useRef, type ReactNode } from "react";
import styles from "./stuck.module.css";

/** Keeps its content visible under the header while the page scrolls. Sets its height as --stuck. */
export function Sticky({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    // Not every test environment has ResizeObserver.
    if (!element?.parentElement || typeof ResizeObserver === "undefined") return;
    const page = element.parentElement;
    const sizes = new ResizeObserver(() => page.style.setProperty("--stuck", `${Math.round(element.offsetHeight)}px`));
    sizes.observe(element);
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
