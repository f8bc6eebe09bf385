import { sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { billingKinds } from "@/db/enums/billing";
import { billingElsewhere } from "@/db/schema/billing";
import type { Actor } from "@/lib/access/actor";
import { pricedBills } from "../bills.queries";
import type { Fees } from "../usual-fees.queries";

type EarlierMonthsQuery = { actor: Actor; divisionId: number; month: string; fees: Fees | null };
type OpenMonth = { month: string; rows: number; totalBills: number };

const earliest = "1945-01-01";
const scheduler = { kind: "scheduler" } as const;

/** Select every unbilled row of a division before a month, independent of visibility. */
const earlierRows = ({ divisionId, month, fees }: EarlierMonthsQuery): SQL =>
  sql.join(
    billingKinds.map((kind) => {
      const query = { actor: scheduler, divisionId, month, fees, from: earliest, to: month };
      return sql`select ${kind}::text as kind, bill.* from (${pricedBills(kind, query)}) bill`;
    }),
    sql` union all `,
  );

/** Return earlier months with unbilled rows and their totals. One query. @param month first day */
export const earlierUnbilledMonths = (db: Executor, request: EarlierMonthsQuery): Promise<OpenMonth[]> =>
  db.execute<OpenMonth>(sql`
    select to_char(day, 'YYYY-MM-01') as month, count(*)::int as rows, coalesce(sum(total_bills), 0)::float8 as "totalBills"
    from (${earlierRows(request)}) bill where amount > 0 group by 1 order by 1`);

export const rowsOf = (months: readonly OpenMonth[]) => months.reduce((sum, { rows }) => sum + rows, 0);

/** Mark rows before a month as billed elsewhere, also without an amount. @returns the number of rows */
export async function recordBilledElsewhere(
  db: Executor,
  startId: number,
  request: EarlierMonthsQuery,
): Promise<number> {
  const rows = await db.execute(sql`
    insert into billing_elsewhere (start_id, kind, source_id, source_day, principal_name, vessel_name, amount, total_bills)
    select ${startId}, kind, source_id, day, principal_name, vessel_name, amount, total_bills from (${earlierRows(request)}) bill
    returning id`);
  return rows.length;
}

/** Return the months billed elsewhere with their totals. One query. */
export const monthsBilledElsewhere = (db: Executor, startId: number): Promise<OpenMonth[]> =>
  db.execute<OpenMonth>(sql`
    select to_char(source_day, 'YYYY-MM-01') as month, count(*)::int as rows, coalesce(sum(total_bills), 0)::float8 as "totalBills"
    from ${billingElsewhere} where start_id = ${startId} group by 1 order by 1`);
