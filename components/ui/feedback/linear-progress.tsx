import styles from "./linear-progress.module.css";

/** How far something on its way is; without a value only that it is on its way. */
export function LinearProgress({ value, "aria-label": label }: { value?: number | undefined; "aria-label": string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === undefined ? undefined : Math.round(value)}
      className={value === undefined ? `${styles.rail} ${styles.endless}` : styles.rail}
    >
      <span style={value === undefined ? undefined : { width: `${value}%` }} />
    </div>
  );
}
