import styles from "./linear-progress.module.css";

/** Shows progress in percent, or an indeterminate bar without a value. */
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
