import { and, asc, desc, eq, isNull, like, lt, lte, ne, not, or, sql, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Executor } from "@/db/client";
import { barringLevel } from "@/db/enums/suitability";
import type { CertificateStatus, CertificateTerm, CrewList, CrewStatus } from "@/db/enums/crew";
import { isAnyOf } from "@/db/any-of";
import { allConditions } from "@/db/all-conditions";
import { cachedUntilWrite } from "@/db/cache-invalidation";
import { preparedQuery } from "@/db/prepared-query";
import { crew, crewStatusChanges } from "@/db/schema/crew";
import { positions } from "@/db/schema/positions";
import { suitabilityEntries, suitabilityRemovals } from "@/db/schema/suitability";
import { vessels } from "@/db/schema/vessels";
import { dayWithin } from "@/db/date-ranges";
import { can, visibilityKey, userIdOf, type Actor } from "@/lib/access/actor";
import { mustBeDecidedByColleague } from "@/lib/access/second-person";
import { grantOf } from "@/lib/access/permissions";
import { isAmong } from "@/lib/access/roles";
import { addDays, addMonths } from "@/lib/platform/calendar/dates";
import { containing } from "@/db/search-text";
import { hasCertificateStatus } from "../compliance/certificate-status.queries";
import { contractEmploymentType, idleBefore } from "../idle.rules";
import { inNameOrder } from "@/db/schema/columns";
import { isOpenEntry } from "../suitability-level.queries";
import { visibleTo } from "../queries";
import type { CrewFilters, CrewSort } from "../schema";
import { listVisibility } from "../visibility/rules";
import { hasStatus, statusConditions } from "../visibility/status.queries";

type Direction = "asc" | "desc";

/** Filter idle people, as `isIdle` decides for one. product 5.3 */
const idle = (today: string) =>
  and(
    eq(crew.status, "off-board"),
    lt(crew.statusSince, idleBefore(today)),
    isNull(crew.processingStoppedAt),
    sql`${crew.employmentTypeId} in (select id from lookups where kind = 'employment-type' and name = ${contractEmploymentType})`,
    sql`not exists (select from assignments where crew_id = ${crew.id} and slot in ('next', 'next-but-one'))`,
  );

const reliefDue = (due: NonNullable<CrewFilters["reliefDue"]>, today: string) =>
  due === "overdue" ? lt(crew.plannedOffBoard, today) : lte(crew.plannedOffBoard, addDays(today, due));

/** Filter people on board without a current or confirmed reliever; in a handover the person is relieved. */
const uncovered = sql`not exists (
  select from assignments assignment join assignments reliever on reliever.seat_id = assignment.seat_id and reliever.id <> assignment.id
  where assignment.crew_id = ${crew.id} and assignment.checked_in_on is not null and assignment.checked_out_on is null and (
    reliever.slot = 'current'
    or reliever.slot = 'next' and reliever.principal_status in ('NotRequired', 'Confirmed') and reliever.employee_status = 'Confirmed'
  )
)`;

/** Filter people on board for over so many months; those past the maximum are a separate choice. */
const boardMonths = (months: 10 | 11, today: string) => {
  const isLonger = (than: number) => lt(crew.statusSince, addMonths(today, -than));
  return months === 11 ? isLonger(11) : and(isLonger(10), not(isLonger(11)));
};

/**
 * Filter people by the expiry of their first certificate, or by a missing mandatory one. on-board: not expired yet, but
 * before the current or planned assignment ends. product 5.7
 */
export function hasCertificates(term: CertificateTerm, today: string): SQL {
  const { firstCertificateExpiry: first, missingCertificates: missing } = crew;
  const between = (from: number, to: number) =>
    sql`${first} between ${addDays(today, from)}::date and ${addDays(today, to)}::date`;
  // Query once for all people instead of once per row.
  const isPlanned = sql`${crew.id} in (
    select plan.crew_id from assignments plan join crew planned on planned.id = plan.crew_id
    where plan.slot in ('next', 'next-but-one') and plan.principal_status <> 'Rejected' and plan.employee_status <> 'Rejected'
      and plan.end_date >= planned.first_certificate_expiry
  )`;
  const conditions: Record<CertificateTerm, SQL> = {
    expired: sql`${first} < ${today}::date`,
    "within-30": between(0, 30),
    "within-60": between(31, 60),
    "within-90": between(61, 90),
    missing: sql`${missing} > 0`,
    "on-board": sql`(${first} >= ${today}::date and (${first} <= ${crew.plannedOffBoard} or ${isPlanned}))`,
  };
  return conditions[term];
}

/** Filter people who resigned in a year, as the retention rate counts them. */
const resignedIn = (year: string): SQL =>
  sql`exists (select from ${crewStatusChanges} where ${crewStatusChanges.crewId} = ${crew.id}
    and ${crewStatusChanges.event} = 'resigned' and ${dayWithin(crewStatusChanges.effectiveOn, year)})`;

type Tabbed = Pick<Partial<CrewFilters>, "idle" | "reliefDue" | "uncovered" | "boardMonths" | "resignedIn"> & {
  tab: CrewList;
};
/** Drop filters that do not belong to the tab: idle is for off-board, reliefs for on-board, the year for resigned. */
export const withTabFilters = <T extends Tabbed>(input: T) => ({
  ...input,
  idle: input.tab === "off-board" && Boolean(input.idle),
  reliefDue: input.tab === "on-board" ? input.reliefDue : undefined,
  uncovered: input.tab === "on-board" && Boolean(input.uncovered),
  boardMonths: input.tab === "on-board" ? input.boardMonths : undefined,
  resignedIn: input.tab === "resigned" ? input.resignedIn : undefined,
});

/** Filter by any of these statuses: at most four conditions. */
const ofCertificates = (statuses: readonly CertificateStatus[] | undefined, today: string) =>
  or(...[...new Set(statuses)].map((status) => hasCertificateStatus(status, today)));

/** Build the conditions for keyword and filters on indexed columns. vessel is the current or the last vessel. */
export const matchesFilters = (filters: Partial<CrewFilters>, today: string): SQL | undefined =>
  and(
    filters.divisionId ? eq(crew.divisionId, filters.divisionId) : undefined,
    filters.filterList ? like(crew.searchText, containing(filters.filterList)) : undefined,
    isAnyOf(crew.positionId, filters.position),
    isAnyOf(crew.vesselTypeId, filters.vesselType),
    isAnyOf(crew.latestVesselId, filters.vessel),
    ofCertificates(filters.certificateStatus, today),
    filters.expiringWithin ? lte(crew.nextPaperExpiry, addDays(today, filters.expiringWithin)) : undefined,
    filters.certificates ? hasCertificates(filters.certificates, today) : undefined,
    filters.expiresIn ? dayWithin(crew.nextPaperExpiry, filters.expiresIn) : undefined,
    filters.idle ? idle(today) : undefined,
    filters.reliefDue ? reliefDue(filters.reliefDue, today) : undefined,
    filters.uncovered ? uncovered : undefined,
    filters.boardMonths ? boardMonths(filters.boardMonths, today) : undefined,
    filters.resignedIn ? resignedIn(filters.resignedIn) : undefined,
  );

const simpleOrders = {
  name: inNameOrder(crew.fullName),
  familyName: inNameOrder(crew.passportName),
  employeeNumber: crew.employeeNumber,
  seafarerId: crew.seafarerCode,
  nextExpiry: crew.nextPaperExpiry,
  plannedOff: crew.plannedOffBoard,
};

/** Options of a page. where excludes the status; tab is the status as a viewer without the register sees it. */
type PageOptions = {
  where: SQL | undefined;
  tab: CrewStatus | "all";
  canViewRegister: boolean;
  sort: CrewSort;
  order: Direction;
  today: string;
  isFiltered: boolean;
  limit: number;
  offset: number;
};

const directionOf = (direction: Direction) => (direction === "asc" ? asc : desc);
const place = (keys: SQL[]) => sql<number>`row_number() over (order by ${sql.join(keys, sql`, `)})`.as("place");

type SimpleSort = Exclude<CrewSort, "position" | "vessel" | "certificateStatus">;
/** Return the sort column and direction; a long time on board means an early start. */
const keyOf = (sort: SimpleSort, direction: Direction) =>
  sort === "boardDuration"
    ? { key: crew.statusSince, by: directionOf(direction === "asc" ? "desc" : "asc") }
    : { key: simpleOrders[sort], by: directionOf(direction) };

const rowId = sql<number>`${crew.id}`.as("crew_id");

/** Select the names to sort by with their ids; vessel 0 means people who never sailed. */
function namesOf(db: Executor, sort: "position" | "vessel") {
  if (sort === "position")
    return db.select({ id: positions.id, name: sql<string>`${positions.nameEn}`.as("name") }).from(positions);
  const nowhere = db.select({ id: sql<number>`0`, name: sql<string>`''` }).from(sql`(select 1) as nowhere`);
  return db
    .select({ id: vessels.id, name: sql<string>`${vessels.name}`.as("name") })
    .from(vessels)
    .unionAll(nowhere);
}

/**
 * Page through the whole tab by name, using the index that starts with the name's id and reading only up to the page.
 */
function pageByName(
  db: Executor,
  { where, sort, order, limit, offset }: PageOptions & { sort: "position" | "vessel" },
) {
  const by = directionOf(order);
  const names = namesOf(db, sort)
    .orderBy(by(sql`2`), by(sql`1`))
    .as("names");
  const column = sort === "position" ? crew.positionId : crew.latestVesselId;
  const people = db
    .select({ id: rowId, fullName: crew.fullName })
    .from(crew)
    .where(and(where, eq(column, names.id)))
    .orderBy(by(inNameOrder(crew.fullName)), by(crew.id))
    .as("people");
  const keys = [by(names.name), by(names.id), by(inNameOrder(people.fullName)), by(people.id)];
  return db
    .select({ id: people.id, place: place(keys) })
    .from(names)
    .crossJoinLateral(people)
    .orderBy(...keys)
    .limit(limit)
    .offset(offset)
    .as("page");
}

/** Page through the few rows of a filtered tab by name. */
function pageByNameFiltered(
  db: Executor,
  { where, sort, order, limit, offset }: PageOptions & { sort: "position" | "vessel" },
) {
  const by = directionOf(order);
  const names = namesOf(db, sort).as("names");
  const keys = [by(names.name), by(names.id), by(inNameOrder(crew.fullName)), by(crew.id)];
  const column = sort === "position" ? crew.positionId : crew.latestVesselId;
  return db
    .select({ id: rowId, place: place(keys) })
    .from(crew)
    .innerJoin(names, eq(names.id, column))
    .where(where)
    .orderBy(...keys)
    .limit(limit)
    .offset(offset)
    .as("page");
}

/**
 * Page by certificate status, worst first, then by expiry. Each status uses its index and reads only up to the page.
 */
function pageByCertificateStatus(db: Executor, { where, order, today, limit, offset }: PageOptions) {
  const by = directionOf(order);
  const ofStatus = (status: CertificateStatus, rank: number) =>
    db
      .select({
        id: rowId,
        rank: sql<number>`${rank}::int`.as("rank"),
        first: sql<string | null>`${crew.firstCertificateExpiry}`.as("first"),
      })
      .from(crew)
      .where(and(where, hasCertificateStatus(status, today)))
      .orderBy(by(crew.firstCertificateExpiry), by(crew.id))
      .limit(offset + limit);
  const all = unionAll(
    ofStatus("Not Completed", 0),
    ofStatus("Expired", 1),
    ofStatus("Need Renewal", 2),
    ofStatus("Completed", 3),
  ).as("ranked");
  const keys = [by(all.rank), by(all.first), by(all.id)];
  return db
    .select({ id: sql<number>`${all.id}`.as("crew_id"), place: place(keys) })
    .from(all)
    .orderBy(...keys)
    .limit(limit)
    .offset(offset)
    .as("page");
}

/** Page across several statuses: read each through its index up to the page, then merge. */
function pageAcrossStatuses(
  db: Executor,
  { where, order, limit, offset }: PageOptions,
  sort: SimpleSort,
  [first, second, ...others]: [SQL, SQL, ...SQL[]],
) {
  const { key, by } = keyOf(sort, order);
  const of = (status: SQL) =>
    db
      .select({ id: rowId, key: sql`${key}`.as("key") })
      .from(crew)
      .where(and(where, status))
      .orderBy(by(key), by(crew.id))
      .limit(offset + limit);
  const both = unionAll(of(first), of(second), ...others.map(of)).as("both");
  const keys = [by(both.key), by(both.id)];
  return db
    .select({ id: sql<number>`${both.id}`.as("crew_id"), place: place(keys) })
    .from(both)
    .orderBy(...keys)
    .limit(limit)
    .offset(offset)
    .as("page");
}

/** Select the ids of one page with their position; row fields are joined to these ids afterwards. */
export function crewPageQuery(db: Executor, given: PageOptions) {
  const { sort, order, isFiltered, limit, offset, tab, canViewRegister } = given;
  const options = { ...given, where: and(given.where, hasStatus(tab, canViewRegister)) };
  if (sort === "position" || sort === "vessel")
    return (isFiltered ? pageByNameFiltered : pageByName)(db, { ...options, sort });
  if (sort === "certificateStatus") return pageByCertificateStatus(db, options);
  const [first, second, ...others] = statusConditions(tab, canViewRegister);
  if (first && second) return pageAcrossStatuses(db, given, sort, [first, second, ...others]);
  const { key, by } = keyOf(sort, order);
  const keys = [by(key), by(crew.id)];
  return db
    .select({ id: rowId, place: place(keys) })
    .from(crew)
    .where(options.where)
    .orderBy(...keys)
    .limit(limit)
    .offset(offset)
    .as("page");
}

export const isFiltered = ({
  filterList,
  position,
  vesselType,
  vessel,
  certificateStatus,
  expiringWithin,
  certificates,
  expiresIn,
  idle: isIdle,
  reliefDue: due,
  uncovered: isUncovered,
  boardMonths: months,
  resignedIn: leftIn,
}: Partial<CrewFilters>) =>
  [
    ...[filterList, position, vesselType, vessel, certificateStatus, expiringWithin, certificates, expiresIn],
    ...[isIdle, due, isUncovered, months, leftIn],
  ].some(Boolean);

export const maxCounted = 1_001;

/**
 * Limit register entries to those an actor may list: those of visible people, for heads and seafarers only their own.
 */
export function entriesVisibleTo(actor: Actor): SQL {
  const isOwn = actor.kind === "user" && grantOf(actor.role, actor.subRole, "crew:suitability-tab") === "O";
  return allConditions(visibleTo(actor), isOwn ? (actor.crewId ? eq(crew.id, actor.crewId) : sql`false`) : undefined);
}

/**
 * Filter entries whose removal this user may decide: about other people, and not entered or requested by the user while
 * a colleague could decide. product §0.3
 */
export const awaitsDecisionOf = (actor: Actor): SQL =>
  actor.kind === "user" && can(actor, "suitability:decide-removal")
    ? sql`(${suitabilityEntries.crewId} <> ${actor.crewId ?? 0} and exists (
        select from ${suitabilityRemovals} where ${suitabilityRemovals.entryId} = ${suitabilityEntries.id} and ${suitabilityRemovals.decidedAt} is null
          and not ${mustBeDecidedByColleague(actor, "suitability:decide-removal", [suitabilityEntries.createdBy, suitabilityRemovals.createdBy])}))`
    : sql`false`;

/**
 * Filter unconfirmed level 3 entries this user may confirm: about other people, and not entered, changed or raised by
 * the user while a colleague could confirm. product 5.4, §0.3
 */
export const awaitsConfirmationOf = (actor: Actor): SQL =>
  actor.kind === "user" && can(actor, "suitability:confirm-level-3")
    ? allConditions(
        eq(suitabilityEntries.level, barringLevel),
        isNull(suitabilityEntries.confirmedAt),
        not(
          mustBeDecidedByColleague(actor, "suitability:confirm-level-3", [
            suitabilityEntries.createdBy,
            suitabilityEntries.updatedBy,
            suitabilityEntries.raisedBy,
          ]),
        ),
        ne(suitabilityEntries.crewId, actor.crewId ?? 0),
      )
    : sql`false`;

type Waiting = "waiting" | undefined;
type CountInput = {
  actor: Actor;
  filters: Partial<CrewFilters> & { level?: number[] | undefined; removal?: Waiting; confirmation?: Waiting };
  today: string;
  withIdle?: boolean;
  withAll?: boolean;
  only?: CrewList | undefined;
  outOf?: CrewList | undefined;
};

const countCacheKey = ({ actor, filters, ...rest }: CountInput) => [
  visibilityKey(actor),
  filters.removal || filters.confirmation ? userIdOf(actor) : null,
  filters,
  rest,
];
const selectCounts = preparedQuery(countsIn, countCacheKey);

/** Whether the counts are equal for all users who see the whole division, so that they can be cached. */
const isSameForDivision = ({ actor, filters, today }: CountInput) =>
  actor.kind === "user" &&
  isAmong(actor, "office") &&
  matchesFilters({ ...filters, divisionId: undefined }, today) === undefined &&
  !filters.removal &&
  !filters.confirmation &&
  !filters.level?.length;

function countsIn(
  db: Executor,
  { actor, filters, today, withIdle = false, only, withAll = only === "all", outOf }: CountInput,
) {
  const isKeyword = Boolean(filters.filterList);
  const all = { n: sql<number>`count(*)::int`.as("n") };
  const one = { one: sql`1`.as("one") };
  const people = (status: CrewStatus | "all") =>
    and(
      visibleTo(actor),
      matchesFilters(withTabFilters({ ...filters, tab: status }), today),
      hasStatus(status, listVisibility(actor).suitability),
    );
  const entries = and(
    entriesVisibleTo(actor),
    matchesFilters(withTabFilters({ ...filters, tab: "blacklist" }), today),
    isOpenEntry(today),
    isAnyOf(suitabilityEntries.level, filters.level),
    filters.removal ? awaitsDecisionOf(actor) : undefined,
    filters.confirmation ? awaitsConfirmationOf(actor) : undefined,
  );
  const ofPeople = (status: CrewStatus | "all") =>
    isKeyword
      ? db.select(all).from(db.select(one).from(crew).where(people(status)).limit(maxCounted).as("counted"))
      : db.select(all).from(crew).where(people(status));
  const ofEntries = db
    .select(one)
    .from(suitabilityEntries)
    .innerJoin(crew, eq(crew.id, suitabilityEntries.crewId))
    .where(entries);
  const counted = (tab: CrewList) =>
    sql<
      number | null
    >`(${tab === "blacklist" ? db.select(all).from((isKeyword ? ofEntries.limit(maxCounted) : ofEntries).as("counted")) : ofPeople(tab)})`;
  const countOf = (tab: CrewList) =>
    (only ?? tab) === tab && can(actor, tab === "blacklist" ? "crew:suitability-tab" : "crew:list")
      ? counted(tab)
      : sql<number | null>`null::int`;
  const everybody = (tab: CrewList) =>
    tab === "blacklist"
      ? db
          .select(all)
          .from(suitabilityEntries)
          .innerJoin(crew, eq(crew.id, suitabilityEntries.crewId))
          .where(and(entriesVisibleTo(actor), isOpenEntry(today)))
      : db
          .select(all)
          .from(crew)
          .where(and(visibleTo(actor), hasStatus(tab, listVisibility(actor).suitability)));
  const idleSubquery = db
    .select(one)
    .from(crew)
    .where(and(visibleTo(actor), matchesFilters({ ...filters, idle: true }, today)))
    .limit(maxCounted)
    .as("counted");
  const idleCount = withIdle
    ? sql<number | null>`(${db.select(all).from(idleSubquery)})`
    : sql<number | null>`null::int`;
  return db
    .select({
      "off-board": countOf("off-board"),
      "on-board": countOf("on-board"),
      blacklist: countOf("blacklist"),
      resigned: countOf("resigned"),
      all: withAll ? countOf("all") : sql<number | null>`null::int`,
      idle: idleCount,
      outOf: outOf ? sql<number | null>`(${everybody(outOf)})` : sql<number | null>`null::int`,
    })
    .from(sql`(select 1) as tabs`);
}

/**
 * Count every tab under the same filters in one query; with a keyword counting stops at 1,001. Null for tabs the actor
 * may not open, and for other tabs if only one is requested. On request also count idle people (at most 1,001), all who
 * have not resigned, and a tab without filters (outOf).
 */
export async function tabCounts(
  db: Executor,
  actor: Actor,
  filters: CountInput["filters"],
  today: string,
  options: Pick<CountInput, "withIdle" | "withAll" | "only" | "outOf"> = {},
) {
  const countInput = { actor, filters, today, ...options };
  const count = () => selectCounts(db, {}, countInput);
  const [row] = isSameForDivision(countInput)
    ? await cachedUntilWrite(["crew", visibilityKey(actor), filters.divisionId, today, options], count)
    : await count();
  if (!row) throw new Error("tabs were not counted");
  const { idle: idlePeople, outOf: withoutFilters, all: everybody, ...counts } = row;
  return { counts, everybody, idle: idlePeople, outOf: withoutFilters };
}
type TabCounts = Awaited<ReturnType<typeof tabCounts>>["counts"];

export const isCapped = (counts: TabCounts & { all?: number | null }, { filterList }: Partial<CrewFilters>) =>
  Boolean(filterList) && Object.values(counts).some((count) => count === maxCounted);
