import { and, asc, eq, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { personMonths, workOrderLines, workOrders } from "@/db/schema/work-orders";
import { daysIn, firstDayOf, monthsLater, type Month } from "@/lib/platform/calendar/months";
import { fromStoredExplanation, type StoredExplanation } from "../stored-explanation.rules";
import type { SlipLineWithExplanation } from "../calculation/calculate-month.rules";
import { differencesOf, type Paid } from "./comparison.rules";
import { maxShown } from "./queries";

type ComparisonScope = { divisionId: number; month: Month; netShare: number };

/**
 * Sum what people were paid. A year settled ashore counts as neither joined nor left. wages: lines that follow the
 * days; share: of the month on board.
 */
const paidIn = (divisionId: number, month: Month) => sql`
  select person.crew_id, sum(greatest(person.take_home, 0)) as take_home, sum(worked.wages) as wages,
    sum(worked.days)::numeric / ${daysIn(month)}::int as share, bool_or(coalesce(worked.settled, false)) as settled
  from ${personMonths} person
  left join (
    select person_month_id, sum(wages) as wages, sum(days) as days, bool_or(settles is not null) as settled
    from ${workOrders} where division_id = ${divisionId} and month = ${firstDayOf(month)} group by person_month_id
  ) worked on worked.person_month_id = person.id
  where person.division_id = ${divisionId} and person.month = ${firstDayOf(month)}
  group by person.crew_id`;

/**
 * Compare take-home pay with the previous month, largest change first, with totals. A change is unusual when it exceeds
 * the division's share and days do not explain it: expected is the previous pay at the current days. Joiners, leavers
 * and settlements are counted separately.
 */
const changesIn = ({ divisionId, month, netShare }: ComparisonScope) => sql`
  with pair as (
    select coalesce(present.crew_id, past.crew_id) as crew_id,
      past.crew_id is null as joined, present.crew_id is null as gone,
      coalesce(past.settled, false) or coalesce(present.settled, false) as settled,
      coalesce(past.take_home, 0) as before, coalesce(present.take_home, 0) as after,
      past.take_home + coalesce(past.wages * (present.share / nullif(past.share, 0) - 1), 0) as expected
    from (${paidIn(divisionId, month)}) present
    full join (${paidIn(divisionId, monthsLater(month, -1))}) past using (crew_id)
  ), judged as (
    select *, after - before as change,
      not (settled or joined or gone) and abs(after - expected) * 10000 > greatest(before, expected) * ${netShare}::int as out
    from pair
  )`;

const kinds = {
  joined: sql`joined and not settled`,
  left: sql`gone and not settled`,
  settled: sql`settled and change <> 0`,
  changed: sql`not joined and not gone and not settled and change <> 0`,
};
type Kind = keyof typeof kinds;
type Sums = Record<"before" | "after" | "out" | Kind | `${Kind}_sum`, string>;

async function sumsIn(db: Executor, of: ComparisonScope) {
  const countColumns = Object.entries(kinds).map(
    ([kind, condition]) =>
      sql`count(*) filter (where ${condition}) as ${sql.identifier(kind)}, coalesce(sum(change) filter (where ${condition}), 0) as ${sql.identifier(`${kind}_sum`)}`,
  );
  const [row] = await db.execute<Sums>(sql`${changesIn(of)}
    select coalesce(sum(before), 0) as before, coalesce(sum(after), 0) as after, ${sql.join(countColumns, sql`, `)},
      count(*) filter (where out) as out
    from judged`);
  if (!row) throw new Error("a sum has one row");
  const part = (kind: Kind) => ({ people: Number(row[kind]), amount: Number(row[`${kind}_sum`]) });
  return {
    before: Number(row.before),
    after: Number(row.after),
    joined: part("joined"),
    left: part("left"),
    settled: part("settled"),
    changed: part("changed"),
    standingOut: Number(row.out),
  };
}

/** Load what people were paid in a month, line by line. Two queries. */
async function slipsIn(db: Executor, crewIds: readonly number[], month: Month): Promise<Paid[]> {
  const orders = await db
    .select()
    .from(workOrders)
    .where(and(anyOf(workOrders.crewId, crewIds), eq(workOrders.month, firstDayOf(month))))
    .orderBy(asc(workOrders.firstDay));
  const lines = await db
    .select()
    .from(workOrderLines)
    .where(
      anyOf(
        workOrderLines.workOrderId,
        orders.map(({ id }) => id),
      ),
    )
    .orderBy(asc(workOrderLines.workOrderId), asc(workOrderLines.place));
  const linesOf = (id: number) =>
    lines
      .filter(({ workOrderId }) => workOrderId === id)
      .map(({ name, part, amount, explanation }): SlipLineWithExplanation => {
        // Written only by toStoredExplanation.
        const stored = explanation as StoredExplanation;
        return { name, part, amount: BigInt(amount), explanation: fromStoredExplanation(stored) };
      });
  const people = new Map<number, Paid["slips"][number][]>();
  for (const { id, crewId, days, takeHome } of orders) {
    const slip = { days, daysInMonth: daysIn(month), lines: linesOf(id), totals: { takeHome: BigInt(takeHome) } };
    people.set(crewId, [...(people.get(crewId) ?? []), slip]);
  }
  return [...people].map(([crewId, slips]) => ({ crewId, slips }));
}

/** Compare a month with the previous one: totals, and the largest changes with causes. product 5.15.6b */
export async function comparisonOf(db: Executor, of: ComparisonScope) {
  const previous = monthsLater(of.month, -1);
  const changed = await db.execute<{ crew_id: number; out: boolean }>(
    sql`${changesIn(of)} select crew_id, out from judged where change <> 0 order by abs(change) desc, crew_id limit ${maxShown}`,
  );
  const crewIds = changed.map(({ crew_id }) => crew_id);
  const names = await db
    .select({ crewId: crew.id, name: crew.fullName, employeeNumber: crew.employeeNumber })
    .from(crew)
    .where(anyOf(crew.id, crewIds));
  const peopleById = new Map(names.map((one) => [one.crewId, one]));
  const differences = differencesOf(await slipsIn(db, crewIds, previous), await slipsIn(db, crewIds, of.month));
  const outstanding = new Set(changed.flatMap(({ crew_id, out }) => (out ? [crew_id] : [])));
  const byId = new Map(differences.map((one) => [one.crewId, one]));
  const rows = crewIds.flatMap((crewId) => {
    const [who, difference] = [peopleById.get(crewId), byId.get(crewId)];
    if (!who || !difference) return [];
    const { before, after, causes } = difference;
    return [
      {
        ...who,
        before: Number(before),
        after: Number(after),
        standsOut: outstanding.has(crewId),
        causes: causes.map(({ cause, amount }) => ({ cause, amount: Number(amount) })),
      },
    ];
  });
  return { previous, ...(await sumsIn(db, of)), rows };
}
