import type { CSSProperties } from "react";
import type { GanttChart as Chart } from "@/lib/features/manning/gantt/schema";
import { dayPositionOf, type GanttWindow } from "@/lib/features/manning/gantt/window.rules";
import styles from "./chart.module.css";
import { GanttMonthHeader, MonthLines } from "./month-header";
import type { GanttLinks } from "./links";
import { GanttRow, type ChartRow } from "./row";
import type { GanttLabels } from "./labels";

type Props = {
  label: string;
  help: string;
  chart: Chart;
  rows: ChartRow[];
  window: GanttWindow;
  labels: GanttLabels;
  links: GanttLinks;
};

const helpId = "gantt-help";

/** Draw seats as rows and 27 months as columns. The chart is one tab stop; a bar's label holds its facts. */
export function GanttChart({ label, help, chart, rows, window, labels, links }: Props) {
  const departments = [...new Set(rows.map(({ row }) => row.department))];
  const firstWithStop = rows.find(({ items }) => items.length > 0);
  const today: CSSProperties & Record<"--today", string> = {
    "--today": `${dayPositionOf(chart.today, window).toFixed(3)}%`,
  };
  return (
    <div role="grid" aria-label={label} aria-describedby={helpId} aria-readonly className={styles.chart} style={today}>
      <p id={helpId} hidden>
        {help}
      </p>
      <GanttMonthHeader months={chart.months} today={chart.today} labels={labels} />
      <MonthLines months={chart.months} />
      {departments.map((department) => (
        <div key={department} role="rowgroup" aria-label={labels.word(`departments.${department}`)}>
          {departments.length > 1 ? (
            <div aria-hidden className={styles.band}>
              <span>{labels.word(`departments.${department}`)}</span>
            </div>
          ) : null}
          {rows
            .filter(({ row }) => row.department === department)
            .map((rowLayout) => (
              <GanttRow
                key={rowLayout.row.vesselCrewId}
                {...rowLayout}
                labels={labels}
                links={links}
                isFirst={rowLayout === firstWithStop}
              />
            ))}
        </div>
      ))}
    </div>
  );
}
