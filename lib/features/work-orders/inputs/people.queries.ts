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
import { isToAmend } from "./amended.queries";
import { dayProposed, isToConfirm } from "./confirmed.queries";
import type { peopleTabs } from "./schema";

type Tab = (typeof peopleTabs)[number];
type Asked = { year: number; filterList: string };

/**
 * Match people paid in a year that the actor may see: on board now, with a month or sums of it, or with items to
 * confirm.
 */
function paidIn(actor: Actor, year: number): SQL | undefined {
  if (actor.kind === "user" && !can(actor, "work-orders:view")) return sql`false`;
  const division = actor.kind === "user" ? eq(personMonths.divisionId, actor.divisionId) : undefined;
  const months = sql`${crew.id} in (select ${personMonths.crewId} from ${personMonths}
    where ${and(division, sql`${personMonths.month} between ${`${year}-01-01`}::date and ${`${year}-12-01`}::date`)})`;
  const isTold = sql`(${openingBalances.id} is not null or ${formerEmployers.id} is not null)`;
  const isPaid = or(eq(crew.status, "on-board"), months, isTold, isToConfirm(actor));
  return and(visibleTo(actor), isNull(crew.erasedAt), isPaid);
}

/** Match a required opening balance that is missing. product 5.15.6b */
const isMissing = (year: number) => sql<boolean>`(${openingBalances.id} is null
  and extract(year from ${payrollSettings.usedFrom}) = ${year}::int and extract(month from ${payrollSettings.usedFrom}) > 1
  and ${crew.joinedOn} < ${payrollSettings.usedFrom})`;
/** Match unverified sums; for verifiers, those another person wrote. */
function awaitsVerification(actor: Actor, sums: typeof openingBalances | typeof formerEmployers): SQL {
  const waits = sql`${sums.id} is not null and ${sums.verifiedAt} is null`;
  if (!can(actor, "work-orders:verify")) return sql`(${waits})`;
  const by = userIdOf(actor);
  return sql`(${waits} and ${sums.createdBy} is distinct from ${by}::int and ${sums.updatedBy} is distinct from ${by}::int)`;
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
const isToVerify = (actor: Actor, year: number) =>
  sql`(${awaitsVerification(actor, openingBalances)} or ${awaitsVerification(actor, formerEmployers)}
    or ${awaitsConfirmation(actor, year, irregularPays)} or ${awaitsConfirmation(actor, year, workOrderAdjustments)})`;

const inTab = (tab: Tab, year: number, actor: Actor): SQL | undefined =>
  ({
    all: undefined,
    missing: isMissing(year),
    "to-verify": isToVerify(actor, year),
    "to-confirm": isToConfirm(actor),
    "to-amend": isToAmend(year),
  })[tab];

const enteredAt = (items: typeof irregularPays | typeof workOrderAdjustments) =>
  sql`(select min(${items.createdAt}) from ${items} where ${items.crewId} = ${crew.id} and ${items.isWaiting} and ${items.removedAt} is null)`;
const dayWritten = sql<string>`(least(${openingBalances.updatedAt}, ${formerEmployers.updatedAt}, ${enteredAt(irregularPays)},
  ${enteredAt(workOrderAdjustments)}) at time zone ${timeZone})::date`;

const matching = (filterList: string): SQL | undefined =>
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
export const selectPeople = (db: Executor, actor: Actor, { year, filterList, tab }: Asked & { tab: Tab }) =>
  db
    .select(columns(year))
    .from(crew)
    .leftJoin(openingBalances, and(eq(openingBalances.crewId, crew.id), eq(openingBalances.year, year)))
    .leftJoin(formerEmployers, and(eq(formerEmployers.crewId, crew.id), eq(formerEmployers.year, year)))
    .leftJoin(payrollSettings, eq(payrollSettings.divisionId, crew.divisionId))
    .where(and(paidIn(actor, year), inTab(tab, year, actor), matching(filterList)))
    .orderBy(asc(inNameOrder(crew.fullName)), asc(crew.id))
    .$dynamic();

/** Return, for each person whose sums await the actor, the day they were last changed: the rows of the verify tab. */
export const daysToVerify = (db: Executor, actor: Actor, year: number) =>
  db
    .select({ day: dayWritten })
    .from(crew)
    .leftJoin(openingBalances, and(eq(openingBalances.crewId, crew.id), eq(openingBalances.year, year)))
    .leftJoin(formerEmployers, and(eq(formerEmployers.crewId, crew.id), eq(formerEmployers.year, year)))
    .where(and(paidIn(actor, year), isToVerify(actor, year)));

/** Return, for each person with a return to amend, the day that became known: the rows of that tab. */
export const daysToAmend = (db: Executor, actor: Actor, year: number) =>
  db
    .select({ day: sql<string>`(${crew.updatedAt} at time zone ${timeZone})::date` })
    .from(crew)
    .leftJoin(openingBalances, and(eq(openingBalances.crewId, crew.id), eq(openingBalances.year, year)))
    .leftJoin(formerEmployers, and(eq(formerEmployers.crewId, crew.id), eq(formerEmployers.year, year)))
    .where(and(paidIn(actor, year), isToAmend(year)));

/** Return, for each person with items to confirm, the day of the first one: the rows of that tab. */
export const daysToConfirm = (db: Executor, actor: Actor, year: number) =>
  db
    .select({ day: dayProposed(actor) })
    .from(crew)
    .leftJoin(openingBalances, and(eq(openingBalances.crewId, crew.id), eq(openingBalances.year, year)))
    .leftJoin(formerEmployers, and(eq(formerEmployers.crewId, crew.id), eq(formerEmployers.year, year)))
    .where(and(paidIn(actor, year), isToConfirm(actor)));

/** Count the people of each tab. One query. */
export async function countPeople(db: Executor, actor: Actor, { year, filterList }: Asked) {
  const [found] = await db
    .select({
      all: sql<number>`count(*)::int`,
      missing: sql<number>`(count(*) filter (where ${isMissing(year)}))::int`,
      unverified: sql<number>`(count(*) filter (where ${isToVerify(actor, year)}))::int`,
      confirming: sql<number>`(count(*) filter (where ${isToConfirm(actor)}))::int`,
      amended: sql<number>`(count(*) filter (where ${isToAmend(year)}))::int`,
    })
    .from(crew)
    .leftJoin(openingBalances, and(eq(openingBalances.crewId, crew.id), eq(openingBalances.year, year)))
    .leftJoin(formerEmployers, and(eq(formerEmployers.crewId, crew.id), eq(formerEmployers.year, year)))
    .leftJoin(payrollSettings, eq(payrollSettings.divisionId, crew.divisionId))
    .where(and(paidIn(actor, year), matching(filterList)));
  const { all = 0, missing = 0, unverified = 0, confirming = 0, amended = 0 } = found ?? {};
  return { all, missing, "to-verify": unverified, "to-confirm": confirming, "to-amend": amended };
}
