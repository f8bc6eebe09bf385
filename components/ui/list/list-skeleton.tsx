import type { CSSProperties } from "react";
import styles from "./list-skeleton.module.css";

type Props = { columns: number; rows?: number; tabs?: number; deep?: boolean };

/**
 * Placeholder in the list's final size, with painted cells, because every page includes it.
 * `deep`: the page has breadcrumbs in its header.
 */
export function ListSkeleton({ columns, rows = 12, tabs = 0, deep = false }: Props) {
  return (
    <div className={styles.skeleton} aria-hidden>
      <div className={styles.header}>
        {deep ? <span className={styles.crumb} /> : null}
        <span className={styles.title} />
      </div>
      {tabs > 0 ? (
        <div className={styles.tabs}>
          {Array.from({ length: tabs }, (_, index) => (
            <span key={index} />
          ))}
        </div>
      ) : null}
      <div className={styles.tools}>
        <span />
      </div>
      <div className={styles.table} style={{ "--rows": rows + 1, "--columns": columns } as CSSProperties} />
    </div>
  );
}
