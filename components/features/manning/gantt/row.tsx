import type { CSSProperties } from "react";
import type { LaidRow } from "@/lib/features/manning/gantt/layout.rules";
import type { GanttRow as Row } from "@/lib/features/manning/gantt/schema";
import styles from "./chart.module.css";
import { GanttBar } from "./bar";
import { GanttGap } from "./gap";
import type { GanttLinks } from "./links";
import type { GanttWords } from "./words";

export type ChartRow = LaidRow & { row: Row };
type Props = ChartRow & { words: GanttWords; links: GanttLinks; isFirst: boolean };

/** Draw one seat: its name, which stays visible, and its bars. */
export function GanttRow({ row, items, lanes, words, links, isFirst }: Props) {
  const holder = words.holder(row);
  const height: CSSProperties & Record<"--lanes", number> = { "--lanes": lanes };
  return (
    <div role="row" aria-label={words.position(row)} data-row className={styles.row} style={height}>
      <div role="rowheader" className={styles.seat}>
        <span title={words.position(row)}>{words.position(row)}</span>
        <small data-level={holder.level} title={[holder.name, holder.until].filter(Boolean).join(", ")}>
          <span>{holder.name}</span>
          {holder.time ? <b>{holder.time}</b> : null}
        </small>
      </div>
      <div role="presentation" className={styles.track}>
        {items.map((item, index) =>
          item.kind === "bar" ? (
            <GanttBar
              key={item.crew.assignmentId}
              row={row}
              bar={item}
              words={words}
              links={links}
              isTabStop={isFirst && index === 0}
            />
          ) : (
            <GanttGap
              key={item.gap.from}
              row={row}
              laid={item}
              words={words}
              href={links.gap(row, item.gap)}
              isTabStop={isFirst && index === 0}
            />
          ),
        )}
      </div>
    </div>
  );
}
