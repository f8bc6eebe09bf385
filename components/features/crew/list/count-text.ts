/** Counting with a keyword stops at this number. */
const most = 1_000;

/** Format a capped count as "1,000+". */
export const countText = (count: number, isSearched: boolean, spell: (value: number) => string) =>
  isSearched && count > most ? `${spell(most)}+` : spell(count);
