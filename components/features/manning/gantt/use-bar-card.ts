"use client";

import { useEffect, useRef, useState, type CSSProperties } from "react";
import type { Urgency } from "@/lib/platform/calendar/urgency";
import { cellOf } from "./stops";

export type BarCard = {
  stop: HTMLElement;
  text: string;
  look: string;
  time: { level: Urgency; word: string } | null;
  by: "pointer" | "focus";
  place: CSSProperties;
};

const card = { width: 300, height: 300, gap: 6, edge: 8 };
const leaveMilliseconds = 150;

const levels: readonly Urgency[] = ["soon", "due", "overdue"];
function urgentTimeOf({ urgency, time }: DOMStringMap): BarCard["time"] {
  const level = levels.find((known) => known === urgency);
  return level && time !== undefined ? { level, word: time } : null;
}

/** Place the card below the bar, or above it without room. It never covers the names or leaves the screen. */
function placeBeside(stop: HTMLElement, x?: number): CSSProperties {
  const bar = cellOf(stop).getBoundingClientRect();
  const names = stop.closest("[data-row]")?.firstElementChild?.getBoundingClientRect().right ?? 0;
  const wanted = x ?? Math.max(bar.left, names);
  const left = Math.max(card.edge, Math.min(wanted, window.innerWidth - card.width - card.edge));
  const hasRoom = window.innerHeight - bar.bottom > card.height || bar.top < card.height;
  return hasRoom ? { left, top: bar.bottom + card.gap } : { left, bottom: window.innerHeight - bar.top + card.gap };
}

/** Manage the chart's single card: content and position. It can be hovered, and scrolling moves or closes it. */
export function useBarCard() {
  const [open, setOpen] = useState<BarCard | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stay = () => clearTimeout(leaving.current);
  const hide = () => {
    stay();
    setOpen(null);
  };
  const hideSoon = () => {
    stay();
    leaving.current = setTimeout(() => setOpen(null), leaveMilliseconds);
  };
  const show = (stop: HTMLElement, by: BarCard["by"], x?: number) => {
    stay();
    setOpen((now) =>
      now?.stop === stop && now.by === by
        ? now
        : {
            stop,
            by,
            text: stop.getAttribute("aria-label") ?? "",
            look: cellOf(stop).dataset.look ?? "",
            time: urgentTimeOf(cellOf(stop).dataset),
            place: placeBeside(stop, x),
          },
    );
  };

  useEffect(() => () => clearTimeout(leaving.current), []);
  useEffect(() => {
    if (!open) return;
    const follow = () => setOpen(open.by === "pointer" ? null : { ...open, place: placeBeside(open.stop) });
    window.addEventListener("scroll", follow, { capture: true, passive: true });
    return () => window.removeEventListener("scroll", follow, { capture: true });
  }, [open]);

  return { open, show, hide, hideSoon, stay };
}
