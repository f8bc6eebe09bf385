import type { CSSProperties } from "react";
import type { RowLayout } from "@/lib/features/manning/gantt/layout.rules";
import type { GanttRow as Row } from "@/lib/features/manning/gantt/schema";
import styles from "./chart.module.css";
import { GanttBar } from "./bar";
import { GanttGap } from "./gap";
import type { GanttLinks } from "./links";
import type { GanttLabels } from "./labels";

export type ChartRow = RowLayout & { row: Row };
type Props = ChartRow & { labels: GanttLabels; links: GanttLinks; isFirst: boolean };

/** Draw one seat: its name, which stays visible, and its bars. */
export function GanttRow({ row, items, lanes, labels, links, isFirst }: Props) {
  const holderText = labels.holder(row);
  const height: CSSProperties & Record<"--lanes", number> = { "--lanes": lanes };
  return (
    <div role="row" aria-label={labels.position(row)} data-row className={styles.row} style={height}>
      <div role="rowheader" className={styles.seat}>
        <span title={labels.position(row)}>{labels.position(row)}</span>
        <small data-level={holderText.level} title={[holderText.name, holderText.until].filter(Boolean).join(", ")}>
          <span>{holderText.name}</span>
          {holderText.time ? <b>{holderText.time}</b> : null}
        </small>
      </div>
      <div role="presentation" className={styles.track}>
        {items.map((item, index) =>
          item.kind === "bar" ? (
            <GanttBar
              key={item.crew.assignmentId}
              row={row}
              bar={item}
              labels={labels}
              links={links}
              isTabStop={isFirst && index === 0}
            />
          ) : (
            <GanttGap
              key={item.gap.from}
              row={row}
              gapLayout={item}
              labels={labels}
              href={links.gap(row, item.gap)}
              isTabStop={isFirst && index === 0}
            />
          ),
        )}
      </div>
    </div>
  );
}
