import styles from "./skeleton.module.css";

/** Reserves the grid's space until its code has loaded. */
export function GridSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles.row} />
      ))}
    </div>
  );
}
