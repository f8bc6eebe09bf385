"use client";

import { useEffect, useRef, useState, type CSSProperties } from "react";
import type { Urgency } from "@/lib/platform/calendar/urgency";
import { barElementOf } from "./tab-stops";

export type BarCard = {
  stop: HTMLElement;
  text: string;
  look: string;
  time: { level: Urgency; word: string } | null;
  by: "pointer" | "focus";
  position: CSSProperties;
};

const card = { width: 300, height: 300, gap: 6, edge: 8 };
const leaveMilliseconds = 150;

const levels: readonly Urgency[] = ["soon", "due", "overdue"];
function urgentTimeOf({ urgency, time }: DOMStringMap): BarCard["time"] {
  const level = levels.find((urgencyLevel) => urgencyLevel === urgency);
  return level && time !== undefined ? { level, word: time } : null;
}

/** Place the card below the bar, or above it without room. It never covers the names or leaves the screen. */
function cardPositionBeside(stop: HTMLElement, x?: number): CSSProperties {
  const bar = barElementOf(stop).getBoundingClientRect();
  const names = stop.closest("[data-row]")?.firstElementChild?.getBoundingClientRect().right ?? 0;
  const pointerX = x ?? Math.max(bar.left, names);
  const left = Math.max(card.edge, Math.min(pointerX, window.innerWidth - card.width - card.edge));
  const hasRoom = window.innerHeight - bar.bottom > card.height || bar.top < card.height;
  return hasRoom ? { left, top: bar.bottom + card.gap } : { left, bottom: window.innerHeight - bar.top + card.gap };
}

/** Manage the chart's single card: content and position. It can be hovered, and scrolling moves or closes it. */
export function useBarCard() {
  const [open, setOpen] = useState<BarCard | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keepOpen = () => clearTimeout(leaving.current);
  const hide = () => {
    keepOpen();
    setOpen(null);
  };
  const hideSoon = () => {
    keepOpen();
    leaving.current = setTimeout(() => setOpen(null), leaveMilliseconds);
  };
  const show = (stop: HTMLElement, by: BarCard["by"], x?: number) => {
    keepOpen();
    setOpen((now) =>
      now?.stop === stop && now.by === by
        ? now
        : {
            stop,
            by,
            text: stop.getAttribute("aria-label") ?? "",
            look: barElementOf(stop).dataset.look ?? "",
            time: urgentTimeOf(barElementOf(stop).dataset),
            position: cardPositionBeside(stop, x),
          },
    );
  };

  useEffect(() => () => clearTimeout(leaving.current), []);
  useEffect(() => {
    if (!open) return;
    const follow = () => setOpen(open.by === "pointer" ? null : { ...open, position: cardPositionBeside(open.stop) });
    window.addEventListener("scroll", follow, { capture: true, passive: true });
    return () => window.removeEventListener("scroll", follow, { capture: true });
  }, [open]);

  return { open, show, hide, hideSoon, stay: keepOpen };
}
