/** The five keys of an approval review: seat, person, slot, vessel and position. Document 1 §2.2. */
export const reviewKeys = ["vcid", "emp", "ao", "vid", "joi"] as const;

/** Every key of a link: those, the status when it was made, the answer it asks to confirm, and whether it comes from the Gantt. Document 2 §2. */
export const linkKeys = [...reviewKeys, "as", "approve", "reject", "gantt"] as const;

/** All five are there; whether they fit each other is decided when the seat is read. */
export const isReviewLink = (query: URLSearchParams): boolean => reviewKeys.every((key) => query.get(key));
