"use client";

import { useEffect, type RefObject } from "react";

/** Marks a box that scrolls sideways: data-wide while it can, data-more-before and -after while something is hidden there. */
function mark(box: HTMLElement) {
  const room = box.scrollWidth - box.clientWidth;
  box.toggleAttribute("data-wide", room > 1);
  box.toggleAttribute("data-more-before", box.scrollLeft > 1);
  box.toggleAttribute("data-more-after", room - box.scrollLeft > 1);
}

/** Keeps those marks true while the box scrolls, changes its size or gets other contents. */
export function watchEdges(box: HTMLElement) {
  // Not in every environment that renders without painting.
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

/** Keeps a table's head in sight inside a box that scrolls sideways, where sticky would hold on to the box: --lift is how far it is moved down. The box's scroll margin says where the page's sticky part ends. */
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
