import type { GapLayout } from "@/lib/features/manning/gantt/layout.rules";
import type { GanttRow } from "@/lib/features/manning/gantt/schema";
import { barTextOf } from "./bar-text";
import { barPartStyle, barPositionStyle } from "./bar-position";
import styles from "./chart.module.css";
import look from "./look.module.css";
import type { GanttLabels } from "./labels";

type Props = { row: GanttRow; gapLayout: GapLayout; labels: GanttLabels; href: string | null; isTabStop: boolean };

/**
 * Draw days when the seat is vacant: darker when past, lighter when far ahead. The gap is a link where the seat has a
 * target.
 */
export function GanttGap({ row, gapLayout: { gap, at, lane, past, far }, labels, href, isTabStop }: Props) {
  const stop = {
    "data-stop": true,
    tabIndex: isTabStop ? 0 : -1,
    "aria-label": barTextOf(labels.gapFacts(row, gap)),
  };
  return (
    <div
      role="gridcell"
      className={`${styles.bar} ${look.look}`}
      data-look="gap"
      {...(href === null ? stop : {})}
      data-before={at.startsBefore || undefined}
      data-after={at.endsAfter || undefined}
      style={barPositionStyle(at, lane)}
    >
      {href === null ? null : <a href={href} {...stop} />}
      {past ? <i data-part="past" style={barPartStyle(past)} /> : null}
      {far ? <i data-part="far" style={barPartStyle(far)} /> : null}
    </div>
  );
}
