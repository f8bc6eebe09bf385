import { aliasedTable, and, asc, eq, isNull, like, sql, type SQL } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { inNameOrder } from "@/db/schema/columns";
import { crew } from "@/db/schema/crew";
import { fullNameOf, users } from "@/db/schema/users";
import { payDifferences } from "@/db/schema/work-orders";
import { can, type Actor } from "@/lib/access/actor";
import { mustBeDecidedByColleague } from "@/lib/access/second-person";
import { visibleTo } from "@/lib/features/crew/queries";
import { timeZone } from "@/lib/platform/calendar/dates";
import { AppError, notFound } from "@/lib/platform/errors";
import { containing } from "@/db/search-text";
import { firstDayOf } from "@/lib/platform/calendar/months";
import type { differenceTabs } from "./schema";

type Tab = (typeof differenceTabs)[number];
type DifferenceQuery = { filterList: string; month?: string | undefined };
const proposers = aliasedTable(users, "proposers");

/** Restrict differences to the actor's division. */
function visibleDifferences(actor: Actor): SQL | undefined {
  if (actor.kind === "user" && !can(actor, "work-orders:view")) return sql`false`;
  const division = actor.kind === "user" ? eq(payDifferences.divisionId, actor.divisionId) : undefined;
  return and(division, visibleTo(actor), isNull(crew.erasedAt));
}

const inState = (state: Exclude<Tab, "to-decide">) => sql<boolean>`${payDifferences.state} = ${state}`;

/** Match proposals that await the actor as the second person; the actor's own when no one else can decide. */
const awaitsDecision = (actor: Actor): SQL<boolean> => {
  if (actor.kind !== "user" || !can(actor, "work-orders:verify")) return inState("proposed");
  return sql<boolean>`(${inState("proposed")} and not ${mustBeDecidedByColleague(actor, "work-orders:verify", [payDifferences.proposedBy])})`;
};
const inTab = (tab: Tab, actor: Actor) => (tab === "to-decide" ? awaitsDecision(actor) : inState(tab));

const matchesFilters = ({ filterList, month }: DifferenceQuery) =>
  and(
    filterList ? like(crew.searchText, containing(filterList)) : undefined,
    month ? eq(payDifferences.month, firstDayOf(month)) : undefined,
  );

const monthOf = (column: SQL | typeof payDifferences.month | typeof payDifferences.proposedMonth) =>
  sql<string>`to_char(${column}, 'YYYY-MM')`;

/** Select a page of differences, oldest month first. One query. */
export const selectDifferences = (db: Executor, actor: Actor, { tab, ...filters }: DifferenceQuery & { tab: Tab }) =>
  db
    .select({
      row: payDifferences,
      month: monthOf(payDifferences.month),
      proposedMonth: monthOf(payDifferences.proposedMonth),
      name: crew.fullName,
      employeeNumber: crew.employeeNumber,
      proposedName: fullNameOf(proposers),
    })
    .from(payDifferences)
    .innerJoin(crew, eq(crew.id, payDifferences.crewId))
    .leftJoin(proposers, eq(proposers.id, payDifferences.proposedBy))
    .where(and(visibleDifferences(actor), inTab(tab, actor), matchesFilters(filters)))
    .orderBy(asc(payDifferences.month), asc(inNameOrder(crew.fullName)), asc(payDifferences.id))
    .$dynamic();

/** Count the differences of each tab, sum the open ones in rupiah, and list their months. One query. */
export async function countDifferences(db: Executor, actor: Actor, query: DifferenceQuery) {
  const countOf = (tab: Tab) =>
    sql<number>`(count(*) filter (where ${and(inTab(tab, actor), matchesFilters(query))}))::int`;
  const [totals] = await db
    .select({
      open: countOf("open"),
      "to-decide": countOf("to-decide"),
      proposed: countOf("proposed"),
      settled: countOf("settled"),
      refused: countOf("refused"),
      listed: countOf("listed"),
      openAmount: sql<number>`coalesce(sum(${payDifferences.amount}) filter (where ${inState("open")}), 0)`.mapWith(
        Number,
      ),
      months: sql<string[]>`coalesce(array_agg(distinct ${monthOf(payDifferences.month)}), '{}')`,
    })
    .from(payDifferences)
    .innerJoin(crew, eq(crew.id, payDifferences.crewId))
    .where(and(visibleDifferences(actor), sql`${payDifferences.state} <> 'superseded'`));
  if (!totals) throw new Error("a count has one row");
  const { months, openAmount, ...counts } = totals;
  return { counts, openAmount, months: months.toSorted().reverse() };
}

/** Return the day each difference behind a tab was found. */
export const daysOfDifferences = (db: Executor, actor: Actor, tab: Tab) =>
  db
    .select({ day: sql<string>`(${payDifferences.foundAt} at time zone ${timeZone})::date` })
    .from(payDifferences)
    .innerJoin(crew, eq(crew.id, payDifferences.crewId))
    .where(and(visibleDifferences(actor), inTab(tab, actor)));

/** Return the person of a difference. @throws not-found */
export async function crewOfDifference(db: Executor, actor: Actor, id: number): Promise<number> {
  const [owner] = await db
    .select({ crewId: payDifferences.crewId })
    .from(payDifferences)
    .innerJoin(crew, eq(crew.id, payDifferences.crewId))
    .where(and(eq(payDifferences.id, id), visibleDifferences(actor)));
  if (!owner) throw notFound();
  return owner.crewId;
}

/** Lock a difference for a change, after its person is locked. @throws not-found */
export async function lockDifference(db: Transaction, id: number) {
  const [row] = await db.select().from(payDifferences).where(eq(payDifferences.id, id)).for("update");
  if (!row) throw notFound();
  return { ...row, month: row.month.slice(0, 7), proposedMonth: row.proposedMonth?.slice(0, 7) ?? null };
}

export const supersededError = () => new AppError("conflict", "pay-differences.overtaken", {}, [], "OVERTAKEN");
