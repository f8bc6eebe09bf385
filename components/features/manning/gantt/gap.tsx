import type { LaidGap } from "@/lib/features/manning/gantt/layout.rules";
import type { GanttRow } from "@/lib/features/manning/gantt/schema";
import { textOf } from "./bar-text";
import { partStyle, placeStyle } from "./bar-place";
import styles from "./chart.module.css";
import look from "./look.module.css";
import type { GanttWords } from "./words";

type Props = { row: GanttRow; laid: LaidGap; words: GanttWords; href: string | null; isTabStop: boolean };

/**
 * Draw days when the seat is vacant: darker when past, lighter when far ahead. The gap is a link where the seat has a
 * target.
 */
export function GanttGap({ row, laid: { gap, at, lane, past, far }, words, href, isTabStop }: Props) {
  const stop = {
    "data-stop": true,
    tabIndex: isTabStop ? 0 : -1,
    "aria-label": textOf(words.gapFacts(row, gap)),
  };
  return (
    <div
      role="gridcell"
      className={`${styles.bar} ${look.look}`}
      data-look="gap"
      {...(href === null ? stop : {})}
      data-before={at.startsBefore || undefined}
      data-after={at.endsAfter || undefined}
      style={placeStyle(at, lane)}
    >
      {href === null ? null : <a href={href} {...stop} />}
      {past ? <i data-part="past" style={partStyle(past)} /> : null}
      {far ? <i data-part="far" style={partStyle(far)} /> : null}
    </div>
  );
}
