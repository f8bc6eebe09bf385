/** The five keys of an approval review: seat, person, slot, vessel and position. Document 1 §2.2. */
export const reviewKeys = ["vcid", "emp", "ao", "vid", "joi"] as const;

/** All five are there; whether they fit each other is decided when the seat is read. */
export const isReviewLink = (query: URLSearchParams): boolean => reviewKeys.every((key) => query.get(key));
