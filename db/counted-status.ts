import { inArray, sql, type SQL } from "drizzle-orm";

/** As in lib/platform/list/counted-status, whose rules lists filter by. */
type CountedStatus<S extends string, C extends string> = {
  steps: readonly (readonly [status: S, count: C])[];
  otherwise: S;
};

/** Filter rows by their counted status, decided by the same rule as for one row. No statuses match every row. */
export function hasCountedStatus<S extends string, C extends string>(
  { steps, otherwise }: CountedStatus<S, C>,
  counts: Record<C, SQL>,
  statuses: readonly S[] | undefined,
): SQL | undefined {
  if (!statuses || statuses.length === 0) return undefined;
  const cases = steps.map(([status, count]) => sql`when ${counts[count]} > 0 then ${status}::text`);
  return inArray(sql`case ${sql.join(cases, sql` `)} else ${otherwise}::text end`, [...statuses]);
}
