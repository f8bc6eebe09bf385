/** The five keys of an approval review: seat, person, slot, vessel and position. Document 1 §2.2. */
export const reviewKeys = ["vcid", "emp", "ao", "vid", "joi"] as const;

/**
 * All keys of a link: those, the former status, the proposed answer, and whether it comes from the Gantt chart.
 * Document 2 §2.
 */
export const linkKeys = [...reviewKeys, "as", "approve", "reject", "gantt"] as const;

/** Check that all five are present. Whether they fit each other is checked with the seat. */
export const isReviewLink = (query: URLSearchParams): boolean => reviewKeys.every((key) => query.get(key));
