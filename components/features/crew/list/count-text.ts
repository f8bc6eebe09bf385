/** With a keyword counting stops after this many. */
const most = 1_000;

/** "1,000+" for what was counted no further. */
export const countText = (count: number, isSearched: boolean, spell: (value: number) => string) =>
  isSearched && count > most ? `${spell(most)}+` : spell(count);
