"use client";

import type { ReactNode } from "react";
import { ChartArea } from "./chart-area";
import styles from "./frame.module.css";
import { GanttViewAndZoom, type ToolLabels } from "./view-and-zoom";
import type { View } from "./views";
import { useZoom } from "./use-zoom";

type Props = {
  view: View;
  labels: ToolLabels;
  voyage: readonly (readonly [string, string])[];
  today: number;
  filter?: ReactNode;
  legend: ReactNode;
  children: ReactNode;
};

// Set in the page, not in the CSS module: module rules would also apply to pages printed later.
const sheet = "@page { size: A4 landscape; margin: 10mm; }";

/** Add route, view and zoom to the drawn chart. */
export function GanttFrame({ view, labels, voyage, today, filter, legend, children }: Props) {
  const { zoom, scroller, change, goToToday } = useZoom(today);
  const tools = (
    <>
      {filter}
      <GanttViewAndZoom labels={labels} view={view} zoom={zoom} onZoom={change} onToday={goToToday} />
    </>
  );
  return (
    <div className={styles.frame} data-zoom={zoom}>
      <style media="print">{sheet}</style>
      <div className={`${styles.line} ${styles.above}`}>
        <dl className={styles.voyage}>
          {voyage.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {tools}
      </div>
      {view === "chart" ? (
        <ChartArea scroller={scroller} className={styles.scroll}>
          {children}
        </ChartArea>
      ) : (
        children
      )}
      {legend}
      {/* On phones the tools come after the chart, also in reading and tab order. */}
      <div className={`${styles.line} ${styles.below}`}>{tools}</div>
    </div>
  );
}
