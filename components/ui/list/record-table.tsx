import type { ReactNode } from "react";
import styles from "./record-table.module.css";

/** Columns of kind "actions" are not printed. */
export type RecordColumn = { label: string; align?: "end"; kind?: "actions" };
type Props = { label: string; columns: RecordColumn[]; rows: ReactNode[][]; empty: string };

const isBlank = (cell: ReactNode) => cell === "" || cell === null || cell === undefined;

/** A short table without paging and sorting. Hides empty columns; on a phone each row becomes label and value pairs. */
export function RecordTable({ label, columns, rows, empty }: Props) {
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>;
  const filledColumns = columns
    .map((column, index) => ({ ...column, index }))
    .filter(({ index }) => rows.some((cells) => !isBlank(cells[index])));
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {filledColumns.map((column) => (
              <th key={column.label} scope="col" data-align={column.align} data-cell={column.kind}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {filledColumns.map(({ label: name, align, kind, index }) => (
                <td
                  key={name}
                  data-align={align}
                  data-cell={kind}
                  data-label={name}
                  data-blank={isBlank(cells[index]) || undefined}
                >
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
