"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { oneOf } from "@/components/ui/list/list-state";
import { zooms, type Zoom } from "./views";
import { centreOf, keepNamesInSight, showAt } from "./track";

const restMilliseconds = 120;

/** Store the month width in the address. The day in the centre stays there; the first is today. */
export function useZoom(today: number) {
  const params = useSearchParams();
  const [zoom, setZoom] = useState(() => oneOf(params.get("zoom") ?? "", zooms));
  const scroller = useRef<HTMLDivElement>(null);
  const centre = useRef(today);

  useLayoutEffect(() => {
    if (!scroller.current) return;
    showAt(scroller.current, centre.current);
    keepNamesInSight(scroller.current);
  }, [zoom]);

  // Sticky names would cost time on every frame. Moving them after scrolling ends costs none.
  useEffect(() => {
    const element = scroller.current;
    let resting: ReturnType<typeof setTimeout>;
    const moved = () => {
      clearTimeout(resting);
      resting = setTimeout(() => element && keepNamesInSight(element), restMilliseconds);
    };
    element?.addEventListener("scroll", moved, { passive: true });
    return () => {
      clearTimeout(resting);
      element?.removeEventListener("scroll", moved);
    };
  }, []);

  const change = (next: Zoom) => {
    if (scroller.current) centre.current = centreOf(scroller.current);
    setZoom(next);
    const address = new URL(window.location.href);
    if (next === zooms[0]) address.searchParams.delete("zoom");
    else address.searchParams.set("zoom", next);
    window.history.replaceState(null, "", address);
  };
  const goToToday = () => {
    if (scroller.current) showAt(scroller.current, today, "smooth");
  };
  return { zoom, scroller, change, goToToday };
}
