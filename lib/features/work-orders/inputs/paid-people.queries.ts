import { and, asc, eq, isNull, like, or, sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { inNameOrder } from "@/db/schema/columns";
import { crew } from "@/db/schema/crew";
import {
  formerEmployers,
  irregularPays,
  openingBalances,
  payrollSettings,
  personMonths,
  workOrderAdjustments,
} from "@/db/schema/work-orders";
import { can, userIdOf, type Actor } from "@/lib/access/actor";
import { visibleTo } from "@/lib/features/crew/queries";
import { timeZone } from "@/lib/platform/calendar/dates";
import { containing } from "@/db/search-text";
import { needsAmendedReturn } from "./amended-return.queries";
import { firstProposedOn, hasItemsToConfirm } from "./to-confirm.queries";
import type { peopleTabs } from "./schema";

type Tab = (typeof peopleTabs)[number];
type PeopleQuery = { year: number; filterList: string };

/**
 * Match people paid in a year that the actor may see: on board now, with a month or sums of it, or with items to
 * confirm.
 */
function isPaidIn(actor: Actor, year: number): SQL | undefined {
  if (actor.kind === "user" && !can(actor, "work-orders:view")) return sql`false`;
  const division = actor.kind === "user" ? eq(personMonths.divisionId, actor.divisionId) : undefined;
  const months = sql`${crew.id} in (select ${personMonths.crewId} from ${personMonths}
    where ${and(division, sql`${personMonths.month} between ${`${year}-01-01`}::date and ${`${year}-12-01`}::date`)})`;
  const isEntered = sql`(${openingBalances.id} is not null or ${formerEmployers.id} is not null)`;
  const isPaid = or(eq(crew.status, "on-board"), months, isEntered, hasItemsToConfirm(actor));
  return and(visibleTo(actor), isNull(crew.erasedAt), isPaid);
}

/** Match a required opening balance that is missing. product 5.15.6b */
const isMissing = (year: number) => sql<boolean>`(${openingBalances.id} is null
  and extract(year from ${payrollSettings.usedFrom}) = ${year}::int and extract(month from ${payrollSettings.usedFrom}) > 1
  and ${crew.joinedOn} < ${payrollSettings.usedFrom})`;
/** Match unverified sums; for verifiers, those another person wrote. */
function awaitsVerification(actor: Actor, sums: typeof openingBalances | typeof formerEmployers): SQL {
  const isUnverified = sql`${sums.id} is not null and ${sums.verifiedAt} is null`;
  if (!can(actor, "work-orders:verify")) return sql`(${isUnverified})`;
  const by = userIdOf(actor);
  return sql`(${isUnverified} and ${sums.createdBy} is distinct from ${by}::int and ${sums.updatedBy} is distinct from ${by}::int)`;
}
/** Match irregular pay or adjustments that await a second person; for confirmers, those another person entered. */
function awaitsConfirmation(
  actor: Actor,
  year: number,
  items: typeof irregularPays | typeof workOrderAdjustments,
): SQL {
  const other = can(actor, "work-orders:verify")
    ? sql`and ${items.createdBy} is distinct from ${userIdOf(actor)}::int`
    : sql``;
  return sql`exists (select from ${items} where ${items.crewId} = ${crew.id} and ${items.isWaiting} and ${items.removedAt} is null
    and extract(year from ${items.month}) = ${year}::int ${other})`;
}
const hasSumsToVerify = (actor: Actor, year: number) =>
  sql`(${awaitsVerification(actor, openingBalances)} or ${awaitsVerification(actor, formerEmployers)}
    or ${awaitsConfirmation(actor, year, irregularPays)} or ${awaitsConfirmation(actor, year, workOrderAdjustments)})`;

const inTab = (tab: Tab, year: number, actor: Actor): SQL | undefined =>
  ({
    all: undefined,
    missing: isMissing(year),
    "to-verify": hasSumsToVerify(actor, year),
    "to-confirm": hasItemsToConfirm(actor),
    "to-amend": needsAmendedReturn(year),
  })[tab];

const enteredAt = (items: typeof irregularPays | typeof workOrderAdjustments) =>
  sql`(select min(${items.createdAt}) from ${items} where ${items.crewId} = ${crew.id} and ${items.isWaiting} and ${items.removedAt} is null)`;
const lastEnteredOn = sql<string>`(least(${openingBalances.updatedAt}, ${formerEmployers.updatedAt}, ${enteredAt(irregularPays)},
  ${enteredAt(workOrderAdjustments)}) at time zone ${timeZone})::date`;

const matchesFilters = (filterList: string): SQL | undefined =>
  filterList ? like(crew.searchText, containing(filterList)) : undefined;

const columns = (year: number) => ({
  crewId: crew.id,
  name: crew.fullName,
  employeeNumber: crew.employeeNumber,
  joinedOn: crew.joinedOn,
  isMissing: isMissing(year),
  opening: { id: openingBalances.id, verifiedAt: openingBalances.verifiedAt, usedAt: openingBalances.usedAt },
  former: { id: formerEmployers.id, verifiedAt: formerEmployers.verifiedAt },
});

/** Select a page of a year's people by name. One query. */
export const selectPeople = (db: Executor, actor: Actor, { year, filterList, tab }: PeopleQuery & { tab: Tab }) =>
  db
    .select(columns(year))
    .from(crew)
    .leftJoin(openingBalances, and(eq(openingBalances.crewId, crew.id), eq(openingBalances.year, year)))
    .leftJoin(formerEmployers, and(eq(formerEmployers.crewId, crew.id), eq(formerEmployers.year, year)))
    .leftJoin(payrollSettings, eq(payrollSettings.divisionId, crew.divisionId))
    .where(and(isPaidIn(actor, year), inTab(tab, year, actor), matchesFilters(filterList)))
    .orderBy(asc(inNameOrder(crew.fullName)), asc(crew.id))
    .$dynamic();

/** Return, for each person whose sums await the actor, the day they were last changed: the rows of the verify tab. */
export const daysToVerify = (db: Executor, actor: Actor, year: number) =>
  db
    .select({ day: lastEnteredOn })
    .from(crew)
    .leftJoin(openingBalances, and(eq(openingBalances.crewId, crew.id), eq(openingBalances.year, year)))
    .leftJoin(formerEmployers, and(eq(formerEmployers.crewId, crew.id), eq(formerEmployers.year, year)))
    .where(and(isPaidIn(actor, year), hasSumsToVerify(actor, year)));

/** Return, for each person with a return to amend, the day that became known: the rows of that tab. */
export const daysToAmend = (db: Executor, actor: Actor, year: number) =>
  db
    .select({ day: sql<string>`(${crew.updatedAt} at time zone ${timeZone})::date` })
    .from(crew)
    .leftJoin(openingBalances, and(eq(openingBalances.crewId, crew.id), eq(openingBalances.year, year)))
    .leftJoin(formerEmployers, and(eq(formerEmployers.crewId, crew.id), eq(formerEmployers.year, year)))
    .where(and(isPaidIn(actor, year), needsAmendedReturn(year)));

/** Return, for each person with items to confirm, the day of the first one: the rows of that tab. */
export const daysToConfirm = (db: Executor, actor: Actor, year: number) =>
  db
    .select({ day: firstProposedOn(actor) })
    .from(crew)
    .leftJoin(openingBalances, and(eq(openingBalances.crewId, crew.id), eq(openingBalances.year, year)))
    .leftJoin(formerEmployers, and(eq(formerEmployers.crewId, crew.id), eq(formerEmployers.year, year)))
    .where(and(isPaidIn(actor, year), hasItemsToConfirm(actor)));

/** Count the people of each tab. One query. */
export async function countPeople(db: Executor, actor: Actor, { year, filterList }: PeopleQuery) {
  const [counts] = await db
    .select({
      all: sql<number>`count(*)::int`,
      missing: sql<number>`(count(*) filter (where ${isMissing(year)}))::int`,
      unverified: sql<number>`(count(*) filter (where ${hasSumsToVerify(actor, year)}))::int`,
      confirming: sql<number>`(count(*) filter (where ${hasItemsToConfirm(actor)}))::int`,
      amended: sql<number>`(count(*) filter (where ${needsAmendedReturn(year)}))::int`,
    })
    .from(crew)
    .leftJoin(openingBalances, and(eq(openingBalances.crewId, crew.id), eq(openingBalances.year, year)))
    .leftJoin(formerEmployers, and(eq(formerEmployers.crewId, crew.id), eq(formerEmployers.year, year)))
    .leftJoin(payrollSettings, eq(payrollSettings.divisionId, crew.divisionId))
    .where(and(isPaidIn(actor, year), matchesFilters(filterList)));
  const { all = 0, missing = 0, unverified = 0, confirming = 0, amended = 0 } = counts ?? {};
  return { all, missing, "to-verify": unverified, "to-confirm": confirming, "to-amend": amended };
}
