"use client";

import dynamic from "next/dynamic";
import { useEffect, useRef, useState } from "react";
import styles from "./charts.module.css";
import type { Plot } from "./plot";

const Drawing = dynamic(() => import("./plot").then((module) => module.PlotChart), { ssr: false });

/** Loads the chart library when the first chart scrolls into view, because it is large. */
export function LazyPlot({ loading, ...plot }: Plot & { loading: string }) {
  const [isSeen, setSeen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        setSeen(true);
      },
      { rootMargin: "100px" },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.plot}>
      {isSeen ? <Drawing {...plot} /> : <span className={styles.waiting}>{loading}</span>}
    </div>
  );
}
