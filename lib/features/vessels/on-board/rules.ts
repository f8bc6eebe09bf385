export const durationTones = ["Over 3 months", "Under 3 months", "Under 1 month"] as const;
type DurationTone = (typeof durationTones)[number];

/** Return the colour band by days to the planned off-board; overdue is the last. D2 §4 */
export function durationTone(daysLeft: number): DurationTone {
  if (daysLeft > 90) return "Over 3 months";
  return daysLeft > 30 ? "Under 3 months" : "Under 1 month";
}

type Place = { seniority: number; sequence: number | null };
const isAfter = (one: Place, other: Place) =>
  one.seniority === other.seniority
    ? (one.sequence ?? Infinity) > (other.sequence ?? Infinity)
    : one.seniority > other.seniority;

/** Merge vacant seats into the list of people, each before the first person of a later seat. */
export function withVacancies<Row extends Place, Seat extends Place>(
  rows: readonly Row[],
  vacancies: readonly Seat[],
): ({ row: Row } | { seat: Seat })[] {
  const waiting = [...vacancies];
  const before = (row: Row) => {
    const first = waiting.findIndex((seat) => !isAfter(row, seat));
    return waiting.splice(0, first < 0 ? waiting.length : first);
  };
  const placed = rows.flatMap((row) => [...before(row).map((seat) => ({ seat })), { row }]);
  return [...placed, ...waiting.map((seat) => ({ seat }))];
}
