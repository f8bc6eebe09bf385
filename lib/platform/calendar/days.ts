/** Split a day into year, month and day; an invalid one leads to "Invalid Date". */
export const partsOf = (day: string) => day.split("-").map(Number) as [number, number, number];
export const isoDateOf = (instant: number) =>
  Number.isNaN(instant) ? "Invalid Date" : new Date(instant).toISOString().slice(0, 10);

/** Add calendar days to a yyyy-MM-dd date. */
export function addDays(day: string, days: number): string {
  const [year, month, date] = partsOf(day);
  return isoDateOf(Date.UTC(year, month - 1, date + days));
}
