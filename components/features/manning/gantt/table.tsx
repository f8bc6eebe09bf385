import type { ReactNode } from "react";
import { Link } from "@/components/ui/layout/link";
import { RecordTable, type RecordColumn } from "@/components/ui/list/record-table";
import type { BarLayout, GapLayout } from "@/lib/features/manning/gantt/layout.rules";
import type { ChartRow } from "./row";
import styles from "./table.module.css";
import type { GanttLinks } from "./links";
import { Swatch } from "./swatch";
import { lookOf, type GanttLabels } from "./labels";

type Props = { label: string; rows: ChartRow[]; labels: GanttLabels; links: GanttLinks };

const keys = [
  "position",
  "name",
  "employeeNumber",
  "seafarerCode",
  "onBoard",
  "offBoard",
  "originally",
  "status",
  "days",
  "remarks",
] as const;
type Cells = Partial<Record<(typeof keys)[number], ReactNode>>;

/** Show the chart's data as a table: one row per person on a seat and per gap. */
export function GanttTable({ label, rows, labels, links }: Props) {
  const columns: RecordColumn[] = keys.map((key) => ({ label: labels.word(`facts.${key}`) }));
  const status = (look: string, text: string) => (
    <span className={styles.status}>
      <Swatch look={look} />
      {text}
    </span>
  );
  const day = (value: string) => <span className={styles.day}>{labels.day(value)}</span>;
  const gapDay = (gap: GapLayout["gap"]) => {
    const last = labels.gapEnd(gap);
    return last === null ? null : <span className={styles.day}>{last}</span>;
  };
  const gapCells = ({ gap }: GapLayout, href: string | null): Cells => ({
    name:
      href === null ? null : (
        <Link href={href} prefetch={false}>
          {labels.word("holder.vacant")}
        </Link>
      ),
    onBoard: day(gap.from),
    offBoard: gapDay(gap),
    status: status("gap", labels.word("flags.gap")),
    days: labels.gapTime(gap),
  });
  const barCells = ({ crew }: BarLayout, href: string | null): Cells => ({
    name:
      href === null ? (
        crew.employeeFullName
      ) : (
        <Link href={href} prefetch={false}>
          {crew.employeeFullName}
        </Link>
      ),
    employeeNumber: crew.employeeIdNumber,
    seafarerCode: crew.seafarerId,
    onBoard: day(crew.onBoard),
    offBoard: day(crew.checkedOutOn ?? crew.offBoard),
    originally: crew.originalOffBoardDate && day(crew.originalOffBoardDate),
    status: status(lookOf(crew.status), labels.statusWord(crew.status)),
    days: labels.time(crew),
    remarks: labels.remarks(crew),
  });
  const lines = rows.flatMap(({ row, items }) =>
    items.map((item) => ({
      position: labels.position(row),
      ...(item.kind === "bar" ? barCells(item, links.bar(row, item.crew)) : gapCells(item, links.gap(row, item.gap))),
    })),
  );
  return (
    <div className={styles.frame}>
      <RecordTable
        label={label}
        columns={columns}
        rows={lines.map((cells: Cells) => keys.map((key) => cells[key]))}
        empty={labels.word("empty")}
      />
    </div>
  );
}
