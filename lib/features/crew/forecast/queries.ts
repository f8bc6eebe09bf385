import { and, asc, desc, eq, inArray, isNotNull, isNull, like, lte, ne, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isAnyOf } from "@/db/any-of";
import type { Executor, Transaction } from "@/db/client";
import { complianceForecasts, crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { vessels } from "@/db/schema/vessels";
import { can, type Actor } from "@/lib/access/actor";
import { preparedRows } from "@/lib/access/prepared-list";
import { addDays } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { containing } from "@/db/search-text";
import { complianceFactsByIds, seatFactsOf, type Pair } from "../compliance/queries";
import type { SeatFacts } from "../compliance/check-facts.rules";
import { withoutDate } from "../compliance/rules";
import { findingTextOf } from "../compliance/finding-text.rules";
import type { ForecastRow, forecastSorts } from "../compliance/schema";
import { forecastOf, type ForecastLine, type ForecastAssignment } from "./rules";
import { inNameOrder } from "@/db/schema/columns";
import { daysBetween, type Period } from "@/lib/platform/calendar/period";
import { visibleTo } from "../queries";
import { listVisibility } from "../visibility/rules";

const batchSize = 400;

const isRunning = and(isNotNull(assignments.checkedInOn), isNull(assignments.checkedOutOn));
/** Select assignments on board or planned. Rejected plans and those that ended since the forecast are left out. */
const isForecastAssignment = or(
  isRunning,
  and(
    inArray(assignments.slot, ["next", "next-but-one"]),
    ne(assignments.principalStatus, "Rejected"),
    ne(assignments.employeeStatus, "Rejected"),
  ),
);

/** Select every current or planned assignment, by person. */
const assignmentsToForecast = (db: Executor): Promise<(ForecastAssignment & Pair)[]> =>
  db
    .select({
      assignmentId: assignments.id,
      crewId: assignments.crewId,
      vesselId: assignments.vesselId,
      startDate: assignments.startDate,
      endDate: assignments.endDate,
      checkedInOn: assignments.checkedInOn,
      positionId: seats.positionId,
      vesselTypeId: vessels.vesselTypeId,
    })
    .from(assignments)
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
    .where(isForecastAssignment)
    .orderBy(asc(assignments.crewId), asc(assignments.startDate));

async function store(db: Executor, rows: ForecastLine[], now: Date) {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into compliance_forecasts (crew_id, assignment_id, division_id, vessel_id, code, level, message_key, "values", due_on, computed_at)
    select f.crew_id, f.assignment_id, f.division_id, f.vessel_id, f.code, f.level, f.message_key, f."values", f.due_on, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as f(crew_id int, assignment_id int, division_id int, vessel_id int, code text, level text, message_key text, "values" jsonb, due_on date)`);
}

async function computeBatch(
  db: Executor,
  planned: (ForecastAssignment & Pair)[],
  { seatOf, today, now }: { seatOf(pair: Pair): SeatFacts | undefined; today: string; now: Date },
) {
  const ids = [...new Set(planned.map(({ crewId }) => crewId))];
  const people = await complianceFactsByIds(db, ids);
  const rows = planned.flatMap((assignment) => {
    const [person, seat] = [people.get(assignment.crewId), seatOf(assignment)];
    return person && seat ? forecastOf(assignment, person, seat, today) : [];
  });
  await store(db, rows, now);
  return rows.length;
}

/**
 * Replace the last forecast with tonight's; a second run waits for the first. @returns how many assignments were
 * checked and how many findings there are
 */
export async function replaceForecast(db: Transaction, { today, now }: { today: string; now: Date }) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('compliance-forecast', 0))`);
  const planned = await assignmentsToForecast(db);
  const seatOf = await seatFactsOf(db, planned);
  await db.delete(complianceForecasts);
  let findingCount = 0;
  for (let index = 0; index < planned.length; index += batchSize)
    findingCount += await computeBatch(db, planned.slice(index, index + batchSize), { seatOf, today, now });
  return { stays: planned.length, found: findingCount };
}

type Sort = (typeof forecastSorts)[number];
type Direction = "asc" | "desc";
type ForecastFilters = {
  filterList: string;
  level?: "warn" | "block" | undefined;
  code?: string[] | undefined;
  vesselId?: number[] | undefined;
  position?: number[] | undefined;
  dueWithin?: number | undefined;
  stay?: "joining" | "on-board" | undefined;
};

const dated = complianceForecasts.dueOn;
/** Select when a line is due; for medical certificates only if the actor may see their dates. product 5.12 */
const visibleDueOn = (actor: Actor) =>
  listVisibility(actor).medical
    ? sql<string | null>`${dated}`
    : sql<string | null>`case when ${complianceForecasts.code} like 'medical-%' then null else ${dated} end`;

const ofLevel = ({ level }: ForecastFilters) => (level ? eq(complianceForecasts.level, level) : undefined);

/** Limit the lines to those the actor may see. */
const scopeOf = (actor: Actor): SQL | undefined =>
  and(
    visibleTo(actor),
    isForecastAssignment,
    actor.kind === "user" ? eq(complianceForecasts.divisionId, actor.divisionId) : undefined,
  );

/** Build the conditions for keyword and filters, without the level; undefined if nothing is filtered. */
const filterConditions = (
  actor: Actor,
  { filterList, code, vesselId, position, dueWithin, stay }: ForecastFilters,
  today: string,
): SQL | undefined =>
  and(
    stay === "joining" ? isNull(assignments.checkedInOn) : undefined,
    stay === "on-board" ? isRunning : undefined,
    filterList ? like(crew.searchText, containing(filterList)) : undefined,
    isAnyOf(complianceForecasts.code, code),
    isAnyOf(complianceForecasts.vesselId, vesselId),
    isAnyOf(crew.positionId, position),
    dueWithin === undefined ? undefined : lte(visibleDueOn(actor), addDays(today, dueWithin)),
  );

const matchesFilters = (actor: Actor, filters: ForecastFilters, today: string) =>
  and(scopeOf(actor), filterConditions(actor, filters, today));

const blocks = sql`(${complianceForecasts.level} = 'block')`;
const groupOf = { person: complianceForecasts.crewId, vessel: complianceForecasts.vesselId };

/** Order by blocks first, then by joining. A group's lines stay together, at the place of its worst. */
function orderOf(actor: Actor, { sort, order, group }: Pick<ForecastPageOptions, "sort" | "order" | "group">): SQL[] {
  const by = order === "asc" ? asc : desc;
  const due = visibleDueOn(actor);
  const byJoining = [desc(blocks), by(assignments.startDate)];
  const firsts = {
    joining: byJoining,
    dueOn: [by(due)],
    name: [by(inNameOrder(crew.fullName))],
    vessel: [by(vessels.name)],
  };
  const lines = [...firsts[sort], asc(due), asc(complianceForecasts.id)];
  if (!group) return lines;
  const together = sql`(partition by ${groupOf[group]})`;
  const worst = [sql`bool_or${blocks} over ${together} desc`, sql`min(${assignments.startDate}) over ${together}`];
  return [...worst, asc(groupOf[group]), ...lines];
}

type ForecastPageOptions = {
  today: string;
  sort: Sort;
  order: Direction;
  group?: "person" | "vessel" | undefined;
  limit: number;
  offset: number;
};

/** Select one page of the forecast. */
export const forecastRows = (
  db: Executor,
  actor: Actor,
  filters: ForecastFilters,
  { today, limit, offset, ...options }: ForecastPageOptions,
) =>
  db
    .select({
      forecast: complianceForecasts,
      dueOn: visibleDueOn(actor),
      person: { employeeNumber: crew.employeeNumber, fullName: crew.fullName },
      names: { position: positions.nameEn, positionNameId: positions.name, vesselName: vessels.name },
      stay: { slot: assignments.slot, startDate: assignments.startDate, endDate: assignments.endDate },
    })
    .from(complianceForecasts)
    .innerJoin(crew, eq(crew.id, complianceForecasts.crewId))
    .innerJoin(positions, eq(positions.id, crew.positionId))
    .innerJoin(assignments, eq(assignments.id, complianceForecasts.assignmentId))
    .innerJoin(vessels, eq(vessels.id, complianceForecasts.vesselId))
    .where(and(matchesFilters(actor, filters, today), ofLevel(filters)))
    .orderBy(...orderOf(actor, options))
    .limit(limit)
    .offset(offset);

/**
 * Select how many findings fall due on each day of a window, as a column of a vessels query. Empty for viewers
 * without the forecast; medical ones only where the actor may see their dates. @param window `to` is the day after the last
 */
export const forecastDaysOfVessel = (actor: Actor, window: Period) =>
  can(actor, "crew:list") && listVisibility(actor).professional
    ? sql<{ day: string; documents: number }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('day', ends.day, 'documents', ends.documents) order by ends.day), '[]')
        from (
          select ${visibleDueOn(actor)} as day, count(*)::int as documents
          from ${complianceForecasts} join ${crew} on ${crew.id} = ${complianceForecasts.crewId}
            join ${assignments} on ${assignments.id} = ${complianceForecasts.assignmentId}
          where ${complianceForecasts.vesselId} = ${vessels.id} and ${scopeOf(actor)}
            and ${dated} >= ${window.from} and ${dated} < ${window.to}
          group by 1
        ) as ends where ends.day is not null
      )`
    : sql<{ day: string; documents: number }[]>`'[]'::jsonb`;

/** Count the lines the actor may see, as part of another query. */
export const forecastLines = (db: Executor, actor: Actor) =>
  db
    .select({ n: sql`count(*)::int` })
    .from(complianceForecasts)
    .innerJoin(crew, eq(crew.id, complianceForecasts.crewId))
    .innerJoin(assignments, eq(assignments.id, complianceForecasts.assignmentId))
    .where(matchesFilters(actor, { filterList: "" }, ""));

/** Select the joining days or due days of the filtered lines: one row per line, or per person. */
export const forecastDays = (
  db: Executor,
  actor: Actor,
  { level, by, ...filters }: Omit<ForecastFilters, "filterList"> & { by: "person" | "line" },
  today: string,
) => {
  const day = by === "person" ? sql<string>`min(${assignments.startDate})` : visibleDueOn(actor);
  const lines = db
    .select({ day })
    .from(complianceForecasts)
    .innerJoin(crew, eq(crew.id, complianceForecasts.crewId))
    .innerJoin(assignments, eq(assignments.id, complianceForecasts.assignmentId))
    .where(and(matchesFilters(actor, { filterList: "", ...filters }, today), ofLevel({ filterList: "", level })))
    .$dynamic();
  return by === "person" ? lines.groupBy(complianceForecasts.crewId) : lines;
};

/** Return a line with the documented names, in the reader's language. */
export function toForecastRow(
  { forecast, dueOn, person, names, stay }: Awaited<ReturnType<typeof forecastRows>>[number],
  { today, locale }: { today: string; locale: Locale },
): ForecastRow {
  const isWithheld = dueOn === null && forecast.dueOn !== null;
  const message = isWithheld
    ? { key: withoutDate(forecast.messageKey), values: {} }
    : { key: forecast.messageKey, values: forecast.values };
  return {
    id: forecast.id,
    crewId: forecast.crewId,
    ...person,
    ...names,
    vesselId: forecast.vesselId,
    assignmentId: forecast.assignmentId,
    ...stay,
    code: forecast.code,
    level: forecast.level,
    ...message,
    text: findingTextOf(message, locale),
    dueOn,
    daysLeft: dueOn === null ? null : daysBetween(today, dueOn),
    computedAt: forecast.computedAt,
  };
}

const lastNight = sql<Date | null>`coalesce(
  (select max(computed_at) from compliance_forecasts),
  (select max(created_at) from audit_entries where operation = 'crew.forecast-compliance' and subject = 'forecast')
)`.mapWith(complianceForecasts.computedAt);

const selectCounts = preparedRows((db, actor, filters: ForecastFilters, today) => {
  const narrowing = filterConditions(actor, filters, today);
  const linesOf = (where: SQL | undefined) => sql<number>`(count(*) filter (where ${where ?? sql`true`}))::int`;
  const distinct = (column: PgColumn) =>
    sql<number>`(count(distinct ${column}) filter (where ${and(ofLevel(filters), narrowing) ?? sql`true`}))::int`;
  const isOf = (level: "block" | "warn") => linesOf(and(eq(complianceForecasts.level, level), narrowing));
  return db
    .select({
      block: isOf("block"),
      warn: isOf("warn"),
      all: linesOf(ofLevel(filters)),
      people: distinct(complianceForecasts.crewId),
      vessels: distinct(complianceForecasts.vesselId),
      computedAt: lastNight,
    })
    .from(complianceForecasts)
    .innerJoin(crew, eq(crew.id, complianceForecasts.crewId))
    .innerJoin(assignments, eq(assignments.id, complianceForecasts.assignmentId))
    .where(scopeOf(actor));
});
/**
 * Count the lines by level under the other filters, the current level without filters, the people and vessels, and when
 * they were computed.
 */
export async function countForecast(db: Executor, actor: Actor, filters: ForecastFilters, today: string) {
  const [counted] = await selectCounts(db, actor, filters, today);
  const { block = 0, warn = 0, all = 0, people = 0, vessels: ships = 0, computedAt = null } = counted ?? {};
  const outOf = filterConditions(actor, filters, today) ? all : null;
  return { counts: { all: block + warn, block, warn }, grouped: { person: people, vessel: ships }, outOf, computedAt };
}
