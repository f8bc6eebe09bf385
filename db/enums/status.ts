/** Recorded maintenance: a backup, and a restore test beside the database. */
export const runKinds = ["backup", "proof"] as const;
export type RunKind = (typeof runKinds)[number];

/** Alerts that administrators are mailed when they are raised and when they are over. */
export const alertKinds = [
  "backup-failed",
  "backup-old",
  "proof-failed",
  "proof-old",
  "disk-full",
  "queue-stuck",
  "clock-off",
] as const;
export type AlertKind = (typeof alertKinds)[number];
