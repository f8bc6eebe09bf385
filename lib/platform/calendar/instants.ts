const dayMilliseconds = 86_400_000;

/** Add days of 24 hours to an instant; negative numbers subtract. */
export const daysAfter = (instant: Date, days: number) => new Date(instant.getTime() + days * dayMilliseconds);

/** Return the days of 24 hours between two instants, with fraction; negative when the second is earlier. */
export const daysPassed = (from: Date, to: Date) => (to.getTime() - from.getTime()) / dayMilliseconds;
