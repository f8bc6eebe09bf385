import { and, asc, count, eq, inArray, isNotNull, isNull, like, lte, max, ne, or, sql, type SQL } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { complianceForecasts, crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { addDays } from "@/lib/platform/dates";
import { containing } from "@/lib/platform/list/page-of";
import { complianceFactsOf, seatFactsOf, type Pair } from "./compliance.queries";
import type { SeatFacts } from "./compliance-facts.rules";
import { forecastOf, type Foreseen, type Stay } from "./forecast.rules";
import { visibleTo } from "./queries";

const atOnce = 400;

/** Everybody who is on board or planned, by person; rejected plans are none. */
const staysOf = (db: Executor): Promise<(Stay & Pair)[]> =>
  db
    .select({
      ...{ assignmentId: assignments.id, crewId: assignments.crewId, vesselId: assignments.vesselId, startDate: assignments.startDate, endDate: assignments.endDate },
      ...{ checkedInOn: assignments.checkedInOn, positionId: seats.positionId, vesselTypeId: vessels.vesselTypeId },
    })
    .from(assignments)
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
    .where(
      or(
        and(isNotNull(assignments.checkedInOn), isNull(assignments.checkedOutOn)),
        and(inArray(assignments.slot, ["next", "next-but-one"]), ne(assignments.principalStatus, "Rejected"), ne(assignments.employeeStatus, "Rejected")),
      ),
    )
    .orderBy(asc(assignments.crewId), asc(assignments.startDate));

async function store(db: Transaction, rows: Foreseen[], now: Date) {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into compliance_forecasts (crew_id, assignment_id, division_id, vessel_id, code, level, message_key, "values", due_on, computed_at)
    select f.crew_id, f.assignment_id, f.division_id, f.vessel_id, f.code, f.level, f.message_key, f."values", f.due_on, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as f(crew_id int, assignment_id int, division_id int, vessel_id int, code text, level text, message_key text, "values" jsonb, due_on date)`);
}

async function computeBatch(db: Transaction, stays: (Stay & Pair)[], { seatOf, today, now }: { seatOf(pair: Pair): SeatFacts | undefined; today: string; now: Date }) {
  const ids = [...new Set(stays.map(({ crewId }) => crewId))];
  const people = await complianceFactsOf(db, sql`${crew.id} = any(${`{${ids.join(",")}}`}::int[])`);
  const rows = stays.flatMap((stay) => {
    const [person, seat] = [people.get(stay.crewId), seatOf(stay)];
    return person && seat ? forecastOf(stay, person, seat, today) : [];
  });
  await store(db, rows, now);
  return rows.length;
}

/** Puts tonight's forecast in the place of the last one. @returns how many stays were looked at and what was found */
export async function replaceForecast(db: Transaction, { today, now }: { today: string; now: Date }) {
  const stays = await staysOf(db);
  const seatOf = await seatFactsOf(db, stays);
  await db.delete(complianceForecasts);
  let found = 0;
  for (let index = 0; index < stays.length; index += atOnce) found += await computeBatch(db, stays.slice(index, index + atOnce), { seatOf, today, now });
  return { stays: stays.length, found };
}

export type ForecastFilters = { filterList: string; level?: "warn" | "block" | undefined; code?: string | undefined; vesselId?: number | undefined; dueWithin?: number | undefined };

const matching = (actor: Actor, { filterList, level, code, vesselId, dueWithin }: ForecastFilters, today: string): SQL | undefined =>
  and(
    visibleTo(actor),
    actor.kind === "user" ? eq(complianceForecasts.divisionId, actor.divisionId) : undefined,
    filterList ? like(crew.searchText, containing(filterList)) : undefined,
    level ? eq(complianceForecasts.level, level) : undefined,
    code ? eq(complianceForecasts.code, code) : undefined,
    vesselId ? eq(complianceForecasts.vesselId, vesselId) : undefined,
    dueWithin === undefined ? undefined : lte(complianceForecasts.dueOn, addDays(today, dueWithin)),
  );

/** One page of the forecast, what is due first in front. */
export const forecastRows = (db: Executor, actor: Actor, filters: ForecastFilters, { today, limit, offset }: { today: string; limit: number; offset: number }) =>
  db
    .select({
      forecast: complianceForecasts,
      person: { employeeNumber: crew.employeeNumber, fullName: crew.fullName },
      names: { position: positions.nameEn, positionNameId: positions.name, vesselName: vessels.name },
      stay: { slot: assignments.slot, startDate: assignments.startDate, endDate: assignments.endDate },
    })
    .from(complianceForecasts)
    .innerJoin(crew, eq(crew.id, complianceForecasts.crewId))
    .innerJoin(positions, eq(positions.id, crew.positionId))
    .innerJoin(assignments, eq(assignments.id, complianceForecasts.assignmentId))
    .innerJoin(vessels, eq(vessels.id, complianceForecasts.vesselId))
    .where(matching(actor, filters, today))
    .orderBy(asc(complianceForecasts.dueOn), asc(complianceForecasts.id))
    .limit(limit)
    .offset(offset);

export async function countForecast(db: Executor, actor: Actor, filters: ForecastFilters, today: string) {
  const [counted] = await db
    .select({ total: count(), computedAt: max(complianceForecasts.computedAt) })
    .from(complianceForecasts)
    .innerJoin(crew, eq(crew.id, complianceForecasts.crewId))
    .where(matching(actor, filters, today));
  return counted ?? { total: 0, computedAt: null };
}
