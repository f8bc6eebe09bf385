/** Kinds of schedules waiting for the office, as in the work list. product 2.20 */
export const waitKinds = ["schedule", "documents", "check-in", "time", "leaving"] as const;
export type WaitKind = (typeof waitKinds)[number];

/**
 * Days before joining from which a kind is due. Tickets take longer than choosing a port, but need the port first.
 */
export const daysBefore: Record<WaitKind, number> = {
  schedule: 30,
  documents: 21,
  "check-in": 0,
  time: 0,
  leaving: 30,
};
