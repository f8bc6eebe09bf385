export type Tone = "valid" | "expiring" | "expired" | "missing" | "none";
/** day: yyyy-MM-dd. A tone fills the cell; what it means stands in words too. */
export type Cell = string | number | null | { day: string | null; tone?: Tone } | { text: string; tone: Tone } | Sum;
/** What the rows above add up to in this column: a formula, with the number for whoever shows sheets without computing. Below a list alone. */
export type Sum = { sum: number };
/** What the cells of a long sheet can hold. */
export type PlainCell = string | number | null | { day: string | null };
