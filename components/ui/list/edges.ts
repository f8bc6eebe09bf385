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
export function watchEdges(box: HTMLElement) {
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
function watchHead(box: HTMLElement) {
  const lift = () => {
    const { top, height } = box.getBoundingClientRect();
    const edge = Number.parseFloat(getComputedStyle(box).scrollMarginTop) || 0;
    const least = 80;
    box.style.setProperty("--lift", `${Math.max(0, Math.min(edge - top, height - least))}px`);
  };
  window.addEventListener("scroll", lift, { passive: true });
  return () => window.removeEventListener("scroll", lift);
}

export function useEdges(box: RefObject<HTMLElement | null>, shown: boolean) {
  useEffect(() => {
    if (!shown || !box.current) return;
    const stops = [watchEdges(box.current), watchHead(box.current)];
    return () => stops.forEach((stop) => stop?.());
  }, [box, shown]);
}
