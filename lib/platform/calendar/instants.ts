const dayMilliseconds = 86_400_000;

/** The instant so many times 24 hours later; before it for a negative number. */
export const daysAfter = (instant: Date, days: number) => new Date(instant.getTime() + days * dayMilliseconds);

/** How many times 24 hours lie between two instants, with their fraction; negative when the second comes first. */
export const daysPassed = (from: Date, to: Date) => (to.getTime() - from.getTime()) / dayMilliseconds;
