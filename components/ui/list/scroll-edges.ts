"use client";

import { useEffect, type RefObject } from "react";

/**
 * Mark a box that scrolls sideways: data-wide when it can, data-more-before and -after while content is hidden there.
 */
function mark(box: HTMLElement) {
  const room = box.scrollWidth - box.clientWidth;
  box.toggleAttribute("data-wide", room > 1);
  box.toggleAttribute("data-more-before", box.scrollLeft > 1);
  box.toggleAttribute("data-more-after", room - box.scrollLeft > 1);
}

/** Update those marks while the box scrolls, resizes or changes. */
export function trackScrollEdges(box: HTMLElement) {
  // Not every test environment has ResizeObserver.
  if (typeof ResizeObserver === "undefined") return;
  const update = () => mark(box);
  const sizes = new ResizeObserver(update);
  sizes.observe(box);
  for (const child of box.children) sizes.observe(child);
  box.addEventListener("scroll", update, { passive: true });
  return () => {
    sizes.disconnect();
    box.removeEventListener("scroll", update);
  };
}

/**
 * Keep a table header visible in a box that scrolls sideways, where position: sticky does not work.
 * --lift is its offset. The box's scroll margin is the height of the page's sticky part.
 */
function trackStickyHead(box: HTMLElement) {
  const elevate = () => {
    const { top, height } = box.getBoundingClientRect();
    const edge = Number.parseFloat(getComputedStyle(box).scrollMarginTop) || 0;
    const threshold = 80;
    box.style.setProperty("--lift", `${Math.max(0, Math.min(edge - top, height - threshold))}px`);
  };
  window.addEventListener("scroll", elevate, { passive: true });
  return () => window.removeEventListener("scroll", elevate);
}

export function useScrollEdges(box: RefObject<HTMLElement | null>, isShown: boolean) {
  useEffect(() => {
    if (!isShown || !box.current) return;
    const stops = [trackScrollEdges(box.current), trackStickyHead(box.current)];
    return () => stops.forEach((stop) => stop?.());
  }, [box, isShown]);
}
