/** What of schedules waits for somebody of the office, as the work list counts it. product 2.20 */
export const waits = ["schedule", "documents", "check-in", "time", "leaving"] as const;
export type Waiting = (typeof waits)[number];

/** From how many days before joining a schedule without a port waits, and one without its documents; a ticket takes longer to get than a port to name. */
export const daysBefore: Record<Waiting, number> = { schedule: 30, documents: 21, "check-in": 0, time: 0, leaving: 30 };
