"use client";

import { useRouter } from "next/navigation";
import {
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { GanttBarCard } from "./bar-card";
import { nextTabStop, setTabStop, tabStopOf } from "./tab-stops";
import { useBarCard } from "./use-bar-card";

type Props = { scroller?: RefObject<HTMLDivElement | null>; className: string | undefined; children: ReactNode };

/** Add keyboard, touch and card to a drawn chart. Bars have no listeners and are not re-rendered. */
export function ChartArea({ scroller, className, children }: Props) {
  const router = useRouter();
  const { open, show, hide, hideSoon, stay: keepOpen } = useBarCard();
  const touched = useRef(false);

  const point = ({ target, pointerType, clientX }: PointerEvent) => {
    if (pointerType !== "mouse") return;
    const stop = tabStopOf(target);
    if (stop) show(stop, "pointer", clientX);
    else hideSoon();
  };
  const press = ({ target, pointerType }: PointerEvent) => {
    touched.current = pointerType === "touch";
    if (touched.current && !tabStopOf(target)) hide();
  };
  const focus = ({ target }: FocusEvent) => {
    const stop = tabStopOf(target);
    if (!stop) return;
    setTabStop(stop);
    if (!touched.current) show(stop, "focus");
  };
  const type = (event: KeyboardEvent) => {
    touched.current = false;
    if (event.key === "Escape" && open) hide();
    const stop = tabStopOf(event.target);
    if (!stop || event.altKey || event.metaKey) return;
    const next = nextTabStop(stop, event.key, event.ctrlKey);
    if (next) next.focus();
    if (next || event.key.startsWith("Arrow")) event.preventDefault();
  };
  // Touch has no hover: the first tap shows the card, the second follows the link.
  const follow = (event: MouseEvent) => {
    const stop = tabStopOf(event.target);
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!stop || !isPlain) return;
    event.preventDefault();
    if (touched.current && open?.stop !== stop) show(stop, "focus");
    else if (stop instanceof HTMLAnchorElement) router.push(stop.getAttribute("href") ?? "");
  };

  return (
    <>
      <div
        ref={scroller}
        className={className}
        onPointerOver={point}
        onPointerLeave={hideSoon}
        onPointerDown={press}
        onFocus={focus}
        onBlur={hideSoon}
        onKeyDown={type}
        onClick={follow}
      >
        {children}
      </div>
      {open ? <GanttBarCard card={open} onPointerEnter={keepOpen} onPointerLeave={hideSoon} /> : null}
    </>
  );
}
