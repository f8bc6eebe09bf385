/** Kinds of events in a calendar feed. */
export const feedKinds = ["crew-changes", "check-ups", "interviews", "expiries"] as const;
export type FeedKind = (typeof feedKinds)[number];

/** Maximum number of feeds per user. */
export const maxFeeds = 10;
/** Days a feed includes a cancelled event. */
export const cancelledEventDays = 60;
