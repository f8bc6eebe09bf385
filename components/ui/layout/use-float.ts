"use client";

import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";

const gap = 4;
const edge = 8;

export type FloatSide = "start" | "end";

/** Place it below the button, aligned with one edge, or above when there is no room. */
function place(shown: HTMLElement, anchor: HTMLElement, side: FloatSide) {
  const button = anchor.getBoundingClientRect();
  const { width, height } = shown.getBoundingClientRect();
  const below = button.bottom + gap;
  const isRoom = below + height <= window.innerHeight - edge;
  const left = side === "end" ? button.right - width : button.left;
  shown.style.top = `${isRoom ? below : Math.max(edge, button.top - gap - height)}px`;
  shown.style.left = `${Math.max(edge, Math.min(left, window.innerWidth - edge - width))}px`;
}

/**
 * Position a popup at its button while mounted. `first` gets the focus, which returns to the button on close.
 * A press outside and scrolling close it.
 */
export function useFloat(
  box: RefObject<HTMLElement | null>,
  anchor: HTMLElement,
  first: string,
  onClose: () => void,
  side: FloatSide = "end",
) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const shown = box.current;
    if (!shown) return;
    // Use the top layer where available, so that no table clips it.
    shown.showPopover?.();
    place(shown, anchor, side);
    shown.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !shown.contains(target) && !anchor.contains(target)) close.current();
    };
    const moved = ({ target }: Event) => {
      if (!(target instanceof Node && shown.contains(target))) close.current();
    };
    document.addEventListener("pointerdown", elsewhere, true);
    window.addEventListener("scroll", moved, { capture: true, passive: true });
    window.addEventListener("resize", moved);
    return () => {
      document.removeEventListener("pointerdown", elsewhere, true);
      window.removeEventListener("scroll", moved, { capture: true });
      window.removeEventListener("resize", moved);
      if (shown.contains(document.activeElement)) anchor.focus({ preventScroll: true });
    };
  }, [box, anchor, first, side]);
}
