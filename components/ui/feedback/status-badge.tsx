import styles from "./status-badge.module.css";

const colours = {
  New: "warning",
  Pending: "warning",
  "Need Renewal": "warning",
  "Not Completed": "warning",
  Submitted: "purple",
  Scheduled: "primary",
  InProgress: "primary",
  Expired: "error",
  Failed: "error",
  Closed: "neutral",
  Deactive: "error",
  Passed: "success",
  Approved: "success",
  Completed: "success",
  Valid: "quiet",
  Open: "quiet",
  Active: "quiet",
} as const;
export type StatusName = keyof typeof colours;

/**
 * Shows a status in its documented colour. Exceptions get a background, normal states only a dot.
 * `faint` marks a stage that has not been reached.
 */
export function StatusBadge({ status, label, faint = false }: { status: StatusName; label: string; faint?: boolean }) {
  return <span className={`${styles.badge} ${faint ? styles.faint : styles[colours[status]]}`}>{label}</span>;
}
