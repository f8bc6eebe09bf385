import { and, asc, desc, eq, like, lte, sql, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Executor } from "@/db/client";
import type { CertificateStatus, CrewStatus, CrewTab } from "@/db/enums/crew";
import { crew } from "@/db/schema/crew";
import { positions } from "@/db/schema/positions";
import { suitabilityEntries } from "@/db/schema/suitability";
import { vessels } from "@/db/schema/vessels";
import { can, type Actor } from "@/lib/access/actor";
import { grantOf } from "@/lib/access/permissions";
import { addDays } from "@/lib/platform/dates";
import { containing } from "@/lib/platform/list/page-of";
import { hasCertificateStatus } from "./certificate-status.queries";
import { isOpenEntry } from "./suitability-level.queries";
import { visibleTo } from "./queries";
import type { CrewFilters, CrewSort } from "./schema";

type Direction = "asc" | "desc";

/** Keyword and filters on the columns lists are indexed by. A vessel is the one somebody sails on or sailed on last. */
export const matching = (filters: Partial<CrewFilters>, today: string): SQL | undefined =>
  and(
    filters.divisionId ? eq(crew.divisionId, filters.divisionId) : undefined,
    filters.filterList ? like(crew.searchText, containing(filters.filterList)) : undefined,
    filters.position ? eq(crew.positionId, filters.position) : undefined,
    filters.vesselType ? eq(crew.vesselTypeId, filters.vesselType) : undefined,
    filters.vessel ? eq(crew.latestVesselId, filters.vessel) : undefined,
    filters.certificateStatus ? hasCertificateStatus(filters.certificateStatus, today) : undefined,
    filters.expiringWithin ? lte(crew.nextPaperExpiry, addDays(today, filters.expiringWithin)) : undefined,
  );

const plainOrders = {
  name: crew.fullName,
  employeeNumber: crew.employeeNumber,
  seafarerId: crew.seafarerCode,
  nextExpiry: crew.nextPaperExpiry,
};

type Wanted = { where: SQL | undefined; sort: CrewSort; order: Direction; today: string; isFiltered: boolean; limit: number; offset: number };

const inOrder = (direction: Direction) => (direction === "asc" ? asc : desc);
const place = (keys: SQL[]) => sql<number>`row_number() over (order by ${sql.join(keys, sql`, `)})`.as("place");

function ordersOf(sort: Exclude<CrewSort, "position" | "vessel" | "certificateStatus">, direction: Direction): SQL[] {
  const by = inOrder(direction);
  // A long time on board began early.
  if (sort === "boardDuration") return direction === "asc" ? [desc(crew.statusSince), desc(crew.id)] : [asc(crew.statusSince), asc(crew.id)];
  return [by(plainOrders[sort]), by(crew.id)];
}

const rowId = sql<number>`${crew.id}`.as("crew_id");

/** Names people may be sorted by, with the id their rows carry; vessel 0 is that of who never sailed. */
function namesOf(db: Executor, sort: "position" | "vessel") {
  if (sort === "position") return db.select({ id: positions.id, name: sql<string>`${positions.nameEn}`.as("name") }).from(positions);
  const nowhere = db.select({ id: sql<number>`0`, name: sql<string>`''` }).from(sql`(select 1) as nowhere`);
  return db.select({ id: vessels.id, name: sql<string>`${vessels.name}`.as("name") }).from(vessels).unionAll(nowhere);
}

/** The whole tab name by name, through the index that begins with the name's id and no further than the page. */
function pageByName(db: Executor, { where, sort, order, limit, offset }: Wanted & { sort: "position" | "vessel" }) {
  const by = inOrder(order);
  const names = namesOf(db, sort).orderBy(by(sql`2`), by(sql`1`)).as("names");
  const column = sort === "position" ? crew.positionId : crew.latestVesselId;
  const people = db
    .select({ id: rowId, fullName: crew.fullName })
    .from(crew)
    .where(and(where, eq(column, names.id)))
    .orderBy(by(crew.fullName), by(crew.id))
    .as("people");
  const keys = [by(names.name), by(names.id), by(people.fullName), by(people.id)];
  return db.select({ id: people.id, place: place(keys) }).from(names).crossJoinLateral(people).orderBy(...keys).limit(limit).offset(offset).as("page");
}

/** The same for the few a filter leaves. */
function pageOfFewByName(db: Executor, { where, sort, order, limit, offset }: Wanted & { sort: "position" | "vessel" }) {
  const by = inOrder(order);
  const names = namesOf(db, sort).as("names");
  const keys = [by(names.name), by(names.id), by(crew.fullName), by(crew.id)];
  const column = sort === "position" ? crew.positionId : crew.latestVesselId;
  return db.select({ id: rowId, place: place(keys) }).from(crew).innerJoin(names, eq(names.id, column)).where(where).orderBy(...keys).limit(limit).offset(offset).as("page");
}

/** Worst first, the sooner end before the later within one status: each status by itself through the index, and no further than the page. */
function pageByCertificateStatus(db: Executor, { where, order, today, limit, offset }: Wanted) {
  const by = inOrder(order);
  const ofStatus = (status: CertificateStatus, rank: number) =>
    db
      .select({ id: rowId, rank: sql<number>`${rank}::int`.as("rank"), first: sql<string | null>`${crew.firstCertificateExpiry}`.as("first") })
      .from(crew)
      .where(and(where, hasCertificateStatus(status, today)))
      .orderBy(by(crew.firstCertificateExpiry), by(crew.id))
      .limit(offset + limit);
  const all = unionAll(ofStatus("Not Completed", 0), ofStatus("Expired", 1), ofStatus("Need Renewal", 2), ofStatus("Completed", 3)).as("ranked");
  const keys = [by(all.rank), by(all.first), by(all.id)];
  return db.select({ id: sql<number>`${all.id}`.as("crew_id"), place: place(keys) }).from(all).orderBy(...keys).limit(limit).offset(offset).as("page");
}

/** Ids of one page with their place; what a row shows is joined to these few afterwards. */
export function pageOfCrew(db: Executor, wanted: Wanted) {
  const { where, sort, order, isFiltered, limit, offset } = wanted;
  if (sort === "position" || sort === "vessel") return (isFiltered ? pageOfFewByName : pageByName)(db, { ...wanted, sort });
  if (sort === "certificateStatus") return pageByCertificateStatus(db, wanted);
  const keys = ordersOf(sort, order);
  return db.select({ id: rowId, place: place(keys) }).from(crew).where(where).orderBy(...keys).limit(limit).offset(offset).as("page");
}

export const isFiltered = ({ filterList, position, vesselType, vessel, certificateStatus, expiringWithin }: Partial<CrewFilters>) =>
  [filterList, position, vesselType, vessel, certificateStatus, expiringWithin].some(Boolean);

export const mostCounted = 1_001;

/** Entries of the register an actor may list: those of the people they see, a head's and a seafarer's own only. */
export function entriesVisibleTo(actor: Actor): SQL | undefined {
  const isOwn = actor.kind === "user" && grantOf(actor.role, actor.subRole, "crew:suitability-tab") === "O";
  return and(visibleTo(actor), isOwn ? (actor.crewId ? eq(crew.id, actor.crewId) : sql`false`) : undefined);
}

/** How many every tab holds under the same filters, in one query; with a keyword counting stops at 1,001. Null for a tab the actor may not open. */
export async function tabCounts(db: Executor, actor: Actor, filters: Partial<CrewFilters> & { level?: number | undefined }, today: string) {
  const isKeyword = Boolean(filters.filterList);
  const all = { n: sql<number>`count(*)::int`.as("n") };
  const one = { one: sql`1`.as("one") };
  const people = (status: CrewStatus) => and(visibleTo(actor), matching(filters, today), eq(crew.status, status));
  const entries = and(entriesVisibleTo(actor), matching(filters, today), isOpenEntry(today), filters.level ? eq(suitabilityEntries.level, filters.level) : undefined);
  const ofPeople = (status: CrewStatus) =>
    isKeyword
      ? db.select(all).from(db.select(one).from(crew).where(people(status)).limit(mostCounted).as("counted"))
      : db.select(all).from(crew).where(people(status));
  const ofEntries = db.select(one).from(suitabilityEntries).innerJoin(crew, eq(crew.id, suitabilityEntries.crewId)).where(entries);
  const counted = (tab: CrewTab) =>
    sql<number | null>`(${tab === "blacklist" ? db.select(all).from((isKeyword ? ofEntries.limit(mostCounted) : ofEntries).as("counted")) : ofPeople(tab)})`;
  const countOf = (tab: CrewTab) => (can(actor, tab === "blacklist" ? "crew:suitability-tab" : "crew:list") ? counted(tab) : sql<number | null>`null::int`);
  const [found] = await db
    .select({ "off-board": countOf("off-board"), "on-board": countOf("on-board"), blacklist: countOf("blacklist"), resigned: countOf("resigned") })
    .from(sql`(select 1) as tabs`);
  if (!found) throw new Error("tabs were not counted");
  return found;
}
export type TabCounts = Awaited<ReturnType<typeof tabCounts>>;

export const isCapped = (counts: TabCounts, { filterList }: Partial<CrewFilters>) => Boolean(filterList) && Object.values(counts).some((count) => count === mostCounted);
