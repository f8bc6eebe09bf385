import type { LaidBar } from "@/lib/features/manning/gantt/layout.rules";
import type { GanttRow } from "@/lib/features/manning/gantt/schema";
import { textOf } from "./bar-text";
import { partStyle, placeStyle } from "./bar-place";
import styles from "./chart.module.css";
import look from "./look.module.css";
import type { GanttLinks } from "./links";
import { lookOf, type GanttWords } from "./words";

type Props = { row: GanttRow; bar: LaidBar; words: GanttWords; links: GanttLinks; isTabStop: boolean };

/** Draw one person on a seat. The whole bar is a link where a target exists. */
export function GanttBar({ row, bar, words, links, isTabStop }: Props) {
  const { crew, lane, at, extension, tail, limit } = bar;
  const stop = { "data-stop": true, tabIndex: isTabStop ? 0 : -1, "aria-label": textOf(words.crewFacts(row, crew)) };
  const href = links.bar(row, crew);
  const urgent = words.urgencyOf(crew);
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
      data-time={urgent === "none" ? undefined : (words.time(crew) ?? undefined)}
      data-before={at.startsBefore || undefined}
      data-after={at.endsAfter || undefined}
      style={{ ...placeStyle(at, lane), ...plain }}
      {...(href === null ? stop : {})}
    >
      {extension ? <i data-part="extension" style={partStyle(extension)} /> : null}
      {tail ? <i data-part="tail" style={partStyle(tail)} /> : null}
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
