import type { ReactNode } from "react";
import styles from "./record-table.module.css";

export type RecordColumn = { label: string; align?: "end" };
type Props = { label: string; columns: RecordColumn[]; rows: ReactNode[][]; empty: string };

/** A short table inside a page: no paging, no sorting. On a phone a row becomes label and value pairs. */
export function RecordTable({ label, columns, rows, empty }: Props) {
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" data-align={column.align}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) => (
                <td key={index} data-align={columns[index]?.align} data-label={columns[index]?.label} data-blank={cell === "" || cell === null || undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
