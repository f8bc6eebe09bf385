"use client";

import { useEffect, useRef } from "react";
import { trackScrollEdges } from "./scroll-edges";

/** Scrolls the selected tab into view on narrow screens and marks hidden tabs. */
export function TabInView({ current }: { current: string }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const row = mark.current?.parentElement;
    const tab = row?.querySelector<HTMLElement>("[aria-current]");
    if (!row || !tab) return;
    const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    row.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
  }, [current]);
  useEffect(() => (mark.current?.parentElement ? trackScrollEdges(mark.current.parentElement) : undefined), []);
  return <span ref={mark} hidden />;
}
