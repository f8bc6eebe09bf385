import type { VesselMonthRow } from "../vessel-months.queries";
import type { ujbmSorts } from "./schema";

type Summed = Pick<VesselMonthRow, "crew" | "correction" | "total" | "difference">;
type Sort = (typeof ujbmSorts)[number];

const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0);

/** Sum the vessels; the difference covers those that have one. */
export function summaryOf(rows: readonly Summed[]) {
  const compared = rows.filter(({ difference }) => difference !== null);
  return {
    crew: sum(rows.map(({ crew }) => crew)),
    correction: sum(rows.map(({ correction }) => correction)),
    total: sum(rows.map(({ total }) => total)),
    difference: compared.length > 0 ? sum(compared.map(({ difference }) => difference)) : null,
  };
}

/** Count what closes with the month, whatever the list shows, and what to check before. */
export const openOf = (rows: readonly VesselMonthRow[]) => ({
  vessels: rows.length,
  total: sum(rows.map(({ total }) => total)),
  noRate: rows.filter(({ ujbm }) => ujbm === null).length,
  noPayee: rows.filter(({ account, total }) => account.accountNumber === null && total !== 0).length,
  large: rows.filter(({ isLarge }) => isLarge).length,
});

const valueOf = (row: Summed, sort: Exclude<Sort, "name">) => row[sort];

/** Sort rows that arrive by name; rows without a value come last. */
export function inOrder<R extends Summed>(rows: readonly R[], sort: Sort, order: "asc" | "desc"): R[] {
  const sign = order === "asc" ? 1 : -1;
  if (sort === "name") return sign === 1 ? [...rows] : rows.toReversed();
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one, sort), valueOf(other, sort)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return (a - b) * sign;
  });
}
