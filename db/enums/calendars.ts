/** What a calendar feed may hold. */
export const feedKinds = ["crew-changes", "check-ups", "interviews", "expiries"] as const;
export type FeedKind = (typeof feedKinds)[number];

/** The most a person has at a time. */
export const mostFeeds = 10;
/** How long a feed goes on telling of an event that is off. */
export const daysOfCancelled = 60;
