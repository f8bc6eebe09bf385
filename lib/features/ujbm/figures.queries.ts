import { and, asc, eq, gt, gte, isNotNull, isNull, lte, ne, or, sql, type Column, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew, crewBankAccounts } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { ujbmCorrections, ujbmMonths, ujbmPayees, ujbmRows } from "@/db/schema/ujbm";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { hideStopped } from "@/lib/features/crew/queries";
import type { Period } from "@/lib/platform/calendar/period";
import { lastDayOf } from "@/lib/platform/calendar/months";
import { dateArray, divisionId, visibleTo } from "./queries";
import { countedAssignments } from "./assignments.queries";

const day = (value: string) => sql`${value}::date`;
/** Count days of an assignment within a period, both ends included. */
const daysWithinPeriod = ({ from, to }: Period) =>
  sql`greatest(0, least(counted.until, ${day(to)}) - greatest(least(counted.counted_from, ${day(to)} + 1), ${day(from)}) + 1)`;
const onDay = (value: string) => sql`counted.counted_from <= ${day(value)} and counted.until >= ${day(value)}`;

/**
 * Aggregate per vessel: man-days of settled months, people paid on the first day, and the head. The master comes before
 * the chief engineer, then the longer stay. Ordered by seat to avoid a sort.
 */
function onBoardByVessel(month: string, settled: Period | null, vesselId?: number): SQL {
  const headOnDay = sql`counted.head_rank is not null and ${onDay(month)}`;
  return sql`(
    select vessel_id, sum(man_days)::int as actual, (count(*) filter (where is_aboard))::int as crew, -(max(head))[3] as head_id
    from (
      select counted.vessel_id, sum(${settled ? daysWithinPeriod(settled) : sql`0`}) as man_days, bool_or(${onDay(month)}) as is_aboard,
        max(array[counted.head_rank, counted.until - date 'epoch', -counted.crew_id]) filter (where ${headOnDay}) as head
      from ${countedAssignments({ from: settled?.from ?? month, to: month }, vesselId)} as counted
      group by counted.vessel_id, counted.seat_id
    ) as by_seat
    group by vessel_id
  ) as aboard`;
}

/** Return people and days paid in settled months, later corrections, and the lowest and highest rate. */
const paid = (settled: readonly string[]) => sql`(
  select vessel_id, sum(man_days)::int as man_days, min(rate) as least_rate, max(rate) as most_rate from (
    select ${ujbmRows.vesselId} as vessel_id, ${ujbmRows.crew} * ${ujbmRows.days} as man_days, ${ujbmRows.rate} as rate
    from ${ujbmRows} join ${ujbmMonths} on ${ujbmMonths.id} = ${ujbmRows.monthId}
    where ${ujbmMonths.divisionId} = ${sql.raw(String(divisionId))} and ${ujbmMonths.month} = any(${dateArray(settled)})
    union all
    select ${ujbmCorrections.vesselId}, ${ujbmCorrections.manDays}, null from ${ujbmCorrections}
    where ${ujbmCorrections.month} = any(${dateArray(settled)})
  ) as parts group by vessel_id
) as paid`;

const rowManDays = sql`(${ujbmRows.crew} * ${ujbmRows.days} + ${ujbmRows.correction} + ${ujbmRows.crew} * ${ujbmRows.specialDays})`;
const rowAmount = sql`(${ujbmRows.rate} * ${rowManDays} + ${ujbmRows.rateDifference})`;

/** Return rows of the previous month if closed: totals and what they carry over in man-days and rupiah. */
const before = (previous: string | null) => sql`(
  select ${ujbmRows.vesselId} as vessel_id, ${ujbmRows.total} as total, least(0, ${rowAmount}) as carried_amount,
    case when ${rowAmount} < 0 then least(0, ${rowManDays}) else 0 end as carried
  from ${ujbmRows} join ${ujbmMonths} on ${ujbmMonths.id} = ${ujbmRows.monthId}
  where ${ujbmMonths.divisionId} = ${sql.raw(String(divisionId))} and ${ujbmMonths.month} = ${previous}
) as before`;

const complement = sql<number>`(select count(*)::int from ${seats} where ${seats.vesselId} = ${vessels.id} and ${seats.removedAt} is null)`;
/** Forecast people from today's plans: seats filled or planned by the first of the month. */
const planned = (month: string, isForecast: boolean) => sql`(
  select ${assignments.vesselId} as vessel_id, count(distinct ${assignments.seatId})::int as crew from ${assignments}
  where ${sql.raw(String(isForecast))} and (${assignments.slot} = 'current'
    or (${assignments.slot} in ('next', 'next-but-one') and ${assignments.startDate} <= ${day(month)}))
  group by ${assignments.vesselId}
) as planned`;

const payeeWaits = sql<boolean>`exists (select from ${ujbmPayees} as waiting
  where waiting.vessel_id = ${vessels.id} and waiting.confirmed_at is null and waiting.ended_at is null)`;

type Asked = {
  month: string;
  /** Closed months that this one settles, oldest first. */
  settled: readonly string[];
  /** The closed month just before, with its carry-over. */
  previous: string | null;
  isForecast: boolean;
};
const maxVessels = 2_000;
const isVessel = (column: Column, id: number | undefined) => (id === undefined ? undefined : eq(column, id));

/** Calculate the current inputs of every vessel's month, or one vessel's, with payees. One query. */
export function draftFigures(
  db: Executor,
  actor: Actor,
  { month, settled, previous, isForecast }: Asked,
  vesselId?: number,
) {
  const [first, last] = [settled[0], settled.at(-1)];
  const period = first && last ? { from: first, to: lastDayOf(last) } : null;
  const lastDay = lastDayOf(month);
  const operates = and(
    or(isNull(vessels.deliveryDate), lte(vessels.deliveryDate, lastDay)),
    or(isNull(vessels.scrappedOn), gte(vessels.scrappedOn, month)),
  );
  const crewCount = sql<number>`coalesce(${isForecast ? sql`planned.crew` : sql`aboard.crew`}, 0)`;
  const startsWithin = and(gt(vessels.deliveryDate, month), lte(vessels.deliveryDate, lastDay));
  const correction = sql<number>`coalesce(aboard.actual, 0) - coalesce(paid.man_days, 0)`;
  return db
    .select({
      vesselId: vessels.id,
      vesselName: vessels.name,
      vesselTypeId: vessels.vesselTypeId,
      deliveryDate: vessels.deliveryDate,
      scrappedOn: vessels.scrappedOn,
      crew: sql<number>`case when ${startsWithin} then ${complement} else ${crewCount} end`,
      settledManDays: correction,
      carriedIn: sql<number>`coalesce(before.carried, 0)::int`,
      carriedAmount: sql<number>`coalesce(before.carried_amount, 0)`.mapWith(Number),
      paidRates: sql<(number | null)[]>`jsonb_build_array(paid.least_rate, paid.most_rate)`,
      totalBefore: sql<number | null>`before.total`.mapWith((value) => (value === null ? null : Number(value))),
      payeeWaits,
      headId: crew.id,
      head: {
        bankName: crewBankAccounts.bankName,
        accountNumber: crewBankAccounts.accountNumber,
        accountName: crewBankAccounts.accountName,
        phone: crew.phone,
      },
      payee: {
        id: ujbmPayees.id,
        bankName: ujbmPayees.bankName,
        accountNumber: ujbmPayees.accountNumber,
        accountName: ujbmPayees.accountName,
        phone: ujbmPayees.phone,
      },
    })
    .from(vessels)
    .leftJoin(onBoardByVessel(month, period, vesselId), sql`aboard.vessel_id = ${vessels.id}`)
    .leftJoin(planned(month, isForecast), sql`planned.vessel_id = ${vessels.id}`)
    .leftJoin(paid(settled), sql`paid.vessel_id = ${vessels.id}`)
    .leftJoin(before(previous), sql`before.vessel_id = ${vessels.id}`)
    .leftJoin(crew, and(sql`${crew.id} = aboard.head_id`, hideStopped(actor)))
    .leftJoin(
      crewBankAccounts,
      and(eq(crewBankAccounts.crewId, crew.id), eq(crewBankAccounts.sequence, 1), isNull(crewBankAccounts.removedAt)),
    )
    .leftJoin(
      ujbmPayees,
      and(eq(ujbmPayees.vesselId, vessels.id), isNotNull(ujbmPayees.confirmedAt), isNull(ujbmPayees.endedAt)),
    )
    .where(
      and(
        visibleTo(actor),
        isVessel(vessels.id, vesselId),
        or(operates, ne(correction, 0), sql`before.carried_amount < 0`),
      ),
    )
    .orderBy(asc(vessels.name), asc(vessels.id))
    .limit(maxVessels);
}

/** Select frozen rows of a closed month with last month's totals. One query. */
export function closedFigures(
  db: Executor,
  actor: Actor,
  { monthId, previous }: { monthId: number; previous: string },
  vesselId?: number,
) {
  return db
    .select({
      row: ujbmRows,
      payeeWaits,
      totalBefore: sql<number | null>`before.total`.mapWith((value) => (value === null ? null : Number(value))),
      headId: crew.id,
    })
    .from(ujbmRows)
    .innerJoin(vessels, eq(vessels.id, ujbmRows.vesselId))
    .leftJoin(before(previous), sql`before.vessel_id = ${ujbmRows.vesselId}`)
    .leftJoin(crew, and(eq(crew.id, ujbmRows.headId), hideStopped(actor)))
    .where(and(eq(ujbmRows.monthId, monthId), visibleTo(actor), isVessel(ujbmRows.vesselId, vesselId)))
    .orderBy(asc(ujbmRows.vesselName), asc(ujbmRows.vesselId))
    .limit(maxVessels);
}
