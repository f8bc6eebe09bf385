/** Normalize a name for comparison: NFC, trimmed, single spaces, lower case. */
export const plainName = (name: string) => name.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();

/** Check whether two names are equal except for case, spaces and accents' encoding. */
export const isSameName = (one: string, other: string) => one === other || plainName(one) === plainName(other);
