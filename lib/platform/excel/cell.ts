export type Tone = "valid" | "expiring" | "expired" | "missing" | "none";
/** day: yyyy-MM-dd. A tone fills the cell; its meaning is also written in the text. */
export type Cell = string | number | null | { day: string | null; tone?: Tone } | { text: string; tone: Tone } | Sum;
/**
 * The sum of the rows above in this column: a formula with its number, for viewers that do not compute. Only below a
 * list.
 */
export type Sum = { sum: number };
/** Cell values of a long sheet. */
export type PlainCell = string | number | null | { day: string | null };
