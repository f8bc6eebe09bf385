import styles from "./status-badge.module.css";

const colours = {
  New: "warning",
  Pending: "warning",
  "Need Renewal": "warning",
  "Not Completed": "warning",
  Scheduled: "primary",
  InProgress: "primary",
  Expired: "error",
  Failed: "error",
  Closed: "neutral",
  Deactive: "error",
  Passed: "success",
  Approved: "success",
  Completed: "success",
  Valid: "success",
  Open: "success",
  Active: "success",
} as const;
export type StatusName = keyof typeof colours;

/** A status as a word on its documented colour; faint when the stage has not been reached. */
export function StatusBadge({ status, label, faint = false }: { status: StatusName; label: string; faint?: boolean }) {
  return <span className={`${styles.badge} ${faint ? styles.faint : styles[colours[status]]}`}>{label}</span>;
}
