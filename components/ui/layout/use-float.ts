"use client";

import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";

const gap = 4;
const edge = 8;

export type FloatingSide = "start" | "end";

/** Place it below the button, aligned with one edge, or above when there is no room. */
function place(element: HTMLElement, anchor: HTMLElement, side: FloatingSide) {
  const button = anchor.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const below = button.bottom + gap;
  const fits = below + height <= window.innerHeight - edge;
  const left = side === "end" ? button.right - width : button.left;
  element.style.top = `${fits ? below : Math.max(edge, button.top - gap - height)}px`;
  element.style.left = `${Math.max(edge, Math.min(left, window.innerWidth - edge - width))}px`;
}

/**
 * Position a popup at its button while mounted. `first` gets the focus, which returns to the button on close.
 * A press outside and scrolling close it.
 */
export function useFloatingPosition(
  box: RefObject<HTMLElement | null>,
  anchor: HTMLElement,
  first: string,
  onClose: () => void,
  side: FloatingSide = "end",
) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // Use the top layer where available, so that no table clips it.
    element.showPopover?.();
    place(element, anchor, side);
    element.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !element.contains(target) && !anchor.contains(target)) close.current();
    };
    const moved = ({ target }: Event) => {
      if (!(target instanceof Node && element.contains(target))) close.current();
    };
    document.addEventListener("pointerdown", elsewhere, true);
    window.addEventListener("scroll", moved, { capture: true, passive: true });
    window.addEventListener("resize", moved);
    return () => {
      document.removeEventListener("pointerdown", elsewhere, true);
      window.removeEventListener("scroll", moved, { capture: true });
      window.removeEventListener("resize", moved);
      if (element.contains(document.activeElement)) anchor.focus({ preventScroll: true });
    };
  }, [box, anchor, first, side]);
}
