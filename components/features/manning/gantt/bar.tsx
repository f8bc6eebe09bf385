import type { BarLayout } from "@/lib/features/manning/gantt/layout.rules";
import type { GanttRow } from "@/lib/features/manning/gantt/schema";
import { barTextOf } from "./bar-text";
import { barPartStyle, barPositionStyle } from "./bar-position";
import styles from "./chart.module.css";
import look from "./look.module.css";
import type { GanttLinks } from "./links";
import { lookOf, type GanttLabels } from "./labels";

type Props = { row: GanttRow; bar: BarLayout; labels: GanttLabels; links: GanttLinks; isTabStop: boolean };

/** Draw one person on a seat. The whole bar is a link where a target exists. */
export function GanttBar({ row, bar, labels, links, isTabStop }: Props) {
  const { crew, lane, at, extension, tail, limit } = bar;
  const stop = {
    "data-stop": true,
    tabIndex: isTabStop ? 0 : -1,
    "aria-label": barTextOf(labels.crewFacts(row, crew)),
  };
  const href = links.bar(row, crew);
  const urgent = labels.urgencyOf(crew);
  const patterned = extension ?? tail;
  // Keep the name off the patterned end, unless the pattern fills nearly the whole bar.
  const plain = patterned && patterned.left > 15 ? { "--plain": `${(100 - patterned.left).toFixed(2)}%` } : undefined;
  const name = <span className={styles.name}>{crew.employeeFullName}</span>;
  return (
    <div
      role="gridcell"
      className={`${styles.bar} ${look.look}`}
      data-look={lookOf(crew.status)}
      data-overlap={crew.isInOverlap || undefined}
      data-together={crew.continuousSince ?? undefined}
      data-pair={crew.shortPairYears ?? undefined}
      data-schedule={crew.differences.length > 0 || undefined}
      data-urgency={urgent === "none" ? undefined : urgent}
      data-time={urgent === "none" ? undefined : (labels.time(crew) ?? undefined)}
      data-before={at.startsBefore || undefined}
      data-after={at.endsAfter || undefined}
      style={{ ...barPositionStyle(at, lane), ...plain }}
      {...(href === null ? stop : {})}
    >
      {extension ? <i data-part="extension" style={barPartStyle(extension)} /> : null}
      {tail ? <i data-part="tail" style={barPartStyle(tail)} /> : null}
      {href === null ? (
        <span>{name}</span>
      ) : (
        <a href={href} {...stop}>
          {name}
        </a>
      )}
      {limit === null ? null : <i data-part="limit" style={{ left: `${limit.toFixed(2)}%` }} />}
    </div>
  );
}
