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
  Passed: "quiet",
  Approved: "quiet",
  Completed: "quiet",
  Valid: "quiet",
  Open: "quiet",
  Active: "quiet",
} as const;
export type StatusName = keyof typeof colours;

/** A status as a word, on its documented colour where it is an exception; what is in order is quiet. Faint when the stage has not been reached. */
export function StatusBadge({ status, label, faint = false }: { status: StatusName; label: string; faint?: boolean }) {
  return <span className={`${styles.badge} ${faint ? styles.faint : styles[colours[status]]}`}>{label}</span>;
}
