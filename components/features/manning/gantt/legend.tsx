import { ganttStatuses } from "@/lib/features/manning/gantt/schema";
import styles from "./legend.module.css";
import { Swatch } from "./swatch";
import { lookOf, type GanttWords } from "./words";

const marks = ["overlap", "extended", "over-contract", "limit", "gap", "gap-later", "gap-past"] as const;

/** Explain colours and patterns in text. */
export function GanttLegend({ words }: { words: GanttWords }) {
  const entries = [
    ...ganttStatuses.map((status) => ({ id: lookOf(status), label: words.statusWord(status) })),
    ...marks.map((mark) => ({ id: mark, label: words.word(`flags.${mark}`) })),
    { id: "today", label: words.word("today") },
  ];
  return (
    <ul aria-label={words.word("legend")} className={styles.legend}>
      {entries.map(({ id, label }) => (
        <li key={id}>
          <Swatch look={id} />
          {label}
        </li>
      ))}
    </ul>
  );
}
