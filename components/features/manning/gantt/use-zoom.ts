"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { oneOf } from "@/components/ui/list/list-state";
import { zooms, type Zoom } from "./views";
import { centreOf, keepNamesVisible, scrollToCentre } from "./scroll-position";

const scrollEndDelayMilliseconds = 120;

/** Store the month width in the address. The day in the centre stays there; the first is today. */
export function useZoom(today: number) {
  const params = useSearchParams();
  const [zoom, setZoom] = useState(() => oneOf(params.get("zoom") ?? "", zooms));
  const scroller = useRef<HTMLDivElement>(null);
  const centre = useRef(today);

  useLayoutEffect(() => {
    if (!scroller.current) return;
    scrollToCentre(scroller.current, centre.current);
    keepNamesVisible(scroller.current);
  }, [zoom]);

  // Sticky names would cost time on every frame. Moving them after scrolling ends costs none.
  useEffect(() => {
    const element = scroller.current;
    let scrollEndTimer: ReturnType<typeof setTimeout>;
    const moved = () => {
      clearTimeout(scrollEndTimer);
      scrollEndTimer = setTimeout(() => element && keepNamesVisible(element), scrollEndDelayMilliseconds);
    };
    element?.addEventListener("scroll", moved, { passive: true });
    return () => {
      clearTimeout(scrollEndTimer);
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
    if (scroller.current) scrollToCentre(scroller.current, today, "smooth");
  };
  return { zoom, scroller, change, goToToday };
}
