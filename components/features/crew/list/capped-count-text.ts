/** Counting with a keyword stops at this number. */
const maxCounted = 1_000;

/** Format a capped count as "1,000+". */
export const cappedCountText = (count: number, isSearched: boolean, spell: (value: number) => string) =>
  isSearched && count > maxCounted ? `${spell(maxCounted)}+` : spell(count);
