import styles from "./skeleton.module.css";

/** Holds the place of a grid until its code has come. */
export function GridSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles.row} />
      ))}
    </div>
  );
}
