import { ganttStatuses } from "@/lib/features/manning/gantt/schema";
import styles from "./legend.module.css";
import { Swatch } from "./swatch";
import { lookOf, type GanttLabels } from "./labels";

const marks = ["overlap", "extended", "over-contract", "limit", "gap", "gap-later", "gap-past"] as const;

/** Explain colours and patterns in text. */
export function GanttLegend({ labels }: { labels: GanttLabels }) {
  const entries = [
    ...ganttStatuses.map((status) => ({ id: lookOf(status), label: labels.statusWord(status) })),
    ...marks.map((mark) => ({ id: mark, label: labels.word(`flags.${mark}`) })),
    { id: "today", label: labels.word("today") },
  ];
  return (
    <ul aria-label={labels.word("legend")} className={styles.legend}>
      {entries.map(({ id, label }) => (
        <li key={id}>
          <Swatch look={id} />
          {label}
        </li>
      ))}
    </ul>
  );
}
