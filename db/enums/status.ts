/** What is done to keep the data safe and is put on record: a backup that is written, and one that is restored beside the database and compared. */
export const runKinds = ["backup", "proof"] as const;
export type RunKind = (typeof runKinds)[number];

/** What an administrator hears of by mail as soon as it is so, and again once it is over. */
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
