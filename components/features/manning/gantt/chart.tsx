import type { CSSProperties } from "react";
import type { GanttChart as Chart } from "@/lib/features/manning/gantt/schema";
import { positionOf, type GanttWindow } from "@/lib/features/manning/gantt/window.rules";
import styles from "./chart.module.css";
import { GanttHead, MonthLines } from "./head";
import type { GanttLinks } from "./links";
import { GanttRow, type ChartRow } from "./row";
import type { GanttWords } from "./words";

type Props = {
  label: string;
  help: string;
  chart: Chart;
  rows: ChartRow[];
  window: GanttWindow;
  words: GanttWords;
  links: GanttLinks;
};

const helpId = "gantt-help";

/** Draw seats as rows and 27 months as columns. The chart is one tab stop; a bar's label holds its facts. */
export function GanttChart({ label, help, chart, rows, window, words, links }: Props) {
  const departments = [...new Set(rows.map(({ row }) => row.department))];
  const firstWithStop = rows.find(({ items }) => items.length > 0);
  const today: CSSProperties & Record<"--today", string> = {
    "--today": `${positionOf(chart.today, window).toFixed(3)}%`,
  };
  return (
    <div role="grid" aria-label={label} aria-describedby={helpId} aria-readonly className={styles.chart} style={today}>
      <p id={helpId} hidden>
        {help}
      </p>
      <GanttHead months={chart.months} today={chart.today} words={words} />
      <MonthLines months={chart.months} />
      {departments.map((department) => (
        <div key={department} role="rowgroup" aria-label={words.word(`departments.${department}`)}>
          {departments.length > 1 ? (
            <div aria-hidden className={styles.band}>
              <span>{words.word(`departments.${department}`)}</span>
            </div>
          ) : null}
          {rows
            .filter(({ row }) => row.department === department)
            .map((laid) => (
              <GanttRow
                key={laid.row.vesselCrewId}
                {...laid}
                words={words}
                links={links}
                isFirst={laid === firstWithStop}
              />
            ))}
        </div>
      ))}
    </div>
  );
}
