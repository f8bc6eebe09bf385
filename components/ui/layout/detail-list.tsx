import type { ReactNode } from "react";
import styles from "./detail-list.module.css";

export type Detail = { label: string; value: ReactNode; wide?: boolean };

/** Shows labels above values, in as many columns as fit. */
export function DetailList({ details, empty = "—" }: { details: Detail[]; empty?: string }) {
  return (
    <dl className={styles.list}>
      {details.map(({ label, value, wide }) => (
        <div key={label} className={wide ? styles.wide : undefined}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === "" ? empty : value}</dd>
        </div>
      ))}
    </dl>
  );
}
