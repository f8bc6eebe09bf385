import { aliasedTable, and, asc, desc, eq, like, or, sql, type SQL } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { transferStates, type TransferState } from "@/db/enums/work-orders";
import { fullNameOf, users } from "@/db/schema/users";
import { paymentRunCounters, paymentRuns, paymentTransfers } from "@/db/schema/work-orders";
import { can, type Actor } from "@/lib/access/actor";
import { notFound } from "@/lib/platform/errors";
import { containing, searchText } from "@/db/search-text";
import { monthOf, firstDayOf, type Month } from "@/lib/platform/calendar/months";
import type { runTabs } from "./schema";

const letters: Record<number, string> = { 1: "M", 2: "T" };
const [makers, releasers, droppers] = [
  aliasedTable(users, "makers"),
  aliasedTable(users, "releasers"),
  aliasedTable(users, "droppers"),
];

/** Restrict runs to the actor's division. */
export const visibleRuns = (actor: Actor): SQL | undefined =>
  actor.kind === "user" && can(actor, "work-orders:payments")
    ? eq(paymentRuns.divisionId, actor.divisionId)
    : sql`false`;

/**
 * Reserve the next run number of a division and year; none is given twice. begin: prefix of transfer references,
 * letters and digits accepted by every bank.
 */
export async function newNumber(db: Transaction, divisionId: number, year: number) {
  const [row] = await db
    .insert(paymentRunCounters)
    .values({ divisionId, year, last: 1 })
    .onConflictDoUpdate({
      target: [paymentRunCounters.divisionId, paymentRunCounters.year],
      set: { last: sql`${paymentRunCounters.last} + 1` },
    })
    .returning({ last: paymentRunCounters.last });
  if (!row) throw new Error("no number was given");
  const [letter, sequence] = [letters[divisionId] ?? String(divisionId), String(row.last).padStart(4, "0")];
  return { number: `PAY/${letter}/${year}/${sequence}`, begin: `P${letter}${String(year).slice(2)}${sequence}` };
}

/** Lock a run for a change. @throws not-found */
export async function lockRun(db: Transaction, actor: Actor, id: number) {
  const [row] = await db
    .select()
    .from(paymentRuns)
    .where(and(eq(paymentRuns.id, id), visibleRuns(actor)))
    .for("update");
  if (!row) throw notFound("payment-runs.notFound");
  return row;
}

const summed = (what: SQL, state?: TransferState) => sql<number>`(select ${what} from ${paymentTransfers}
  where ${paymentTransfers.runId} = ${paymentRuns}.id ${state ? sql`and ${paymentTransfers.state} = ${state}` : sql``})`;
const sumsOf = (state?: TransferState) => ({
  transfers: summed(sql`count(*)`, state).mapWith(Number),
  amount: summed(sql`coalesce(sum(${paymentTransfers.amount}), 0)`, state).mapWith(Number),
});
const stateSums = Object.fromEntries(transferStates.map((state) => [state, sumsOf(state)])) as Record<
  TransferState,
  ReturnType<typeof sumsOf>
>;

const hasRejected = sql<boolean>`exists (select from ${paymentTransfers} where ${paymentTransfers.runId} = ${paymentRuns}.id and ${paymentTransfers.state} = 'rejected')`;
const inTab: Record<(typeof runTabs)[number], SQL> = {
  open: sql`${paymentRuns.state} = 'made'`,
  released: sql`${paymentRuns.state} = 'released'`,
  rejected: hasRejected,
  dropped: sql`${paymentRuns.state} = 'dropped'`,
  all: sql`true`,
};

type RunQuery = { filterList: string; month?: Month | undefined };
const matchesFilters = ({ filterList, month }: RunQuery) =>
  and(
    filterList ? like(searchText(paymentRuns.number), containing(filterList)) : undefined,
    month ? eq(paymentRuns.month, firstDayOf(month)) : undefined,
  );

/** Select runs with sums by state, newest first. One query. */
export const selectRuns = (db: Executor, condition: SQL | undefined) =>
  db
    .select({
      row: paymentRuns,
      madeBy: fullNameOf(makers),
      releasedBy: fullNameOf(releasers),
      droppedBy: fullNameOf(droppers),
      ...sumsOf(),
      byState: stateSums.prepared,
      released: stateSums.released,
      paid: stateSums.paid,
      rejected: stateSums.rejected,
      dropped: stateSums.dropped,
    })
    .from(paymentRuns)
    .leftJoin(makers, eq(makers.id, paymentRuns.madeBy))
    .leftJoin(releasers, eq(releasers.id, paymentRuns.releasedBy))
    .leftJoin(droppers, eq(droppers.id, paymentRuns.droppedBy))
    .where(condition)
    .orderBy(desc(paymentRuns.id))
    .$dynamic();

/** Map a run row to its response. */
export const runToResponse = ({
  row: { state, ...row },
  byState: prepared,
  released,
  paid,
  rejected,
  dropped,
  ...names
}: Awaited<ReturnType<typeof selectRuns>>[number]) => ({
  ...row,
  ...names,
  state,
  month: monthOf(row.month),
  byState: { prepared, released, paid, rejected, dropped },
});

export const matchingRuns = (actor: Actor, { tab, ...filters }: RunQuery & { tab: (typeof runTabs)[number] }) =>
  and(visibleRuns(actor), inTab[tab], matchesFilters(filters));

/** Count the runs of each tab. One query. */
export async function countRuns(db: Executor, actor: Actor, query: RunQuery) {
  const countOf = (tab: (typeof runTabs)[number]) => sql<number>`(count(*) filter (where ${inTab[tab]}))::int`;
  const [counts] = await db
    .select({
      open: countOf("open"),
      released: countOf("released"),
      rejected: countOf("rejected"),
      dropped: countOf("dropped"),
      all: countOf("all"),
    })
    .from(paymentRuns)
    .where(and(visibleRuns(actor), matchesFilters(query)));
  if (!counts) throw new Error("a count has one row");
  return counts;
}

type TransferQuery = { id: number; state?: TransferState | undefined; filterList?: string };
const inRun = ({ id, state, filterList }: TransferQuery) =>
  and(
    eq(paymentTransfers.runId, id),
    state ? eq(paymentTransfers.state, state) : undefined,
    filterList
      ? or(
          ...[paymentTransfers.employeeName, paymentTransfers.employeeNumber, paymentTransfers.reference].map(
            (column) => like(searchText(column), containing(filterList)),
          ),
        )
      : undefined,
  );

/** Select the transfers of a run in order. One query. */
export const transfersIn = (db: Executor, of: TransferQuery) =>
  db.select().from(paymentTransfers).where(inRun(of)).orderBy(asc(paymentTransfers.place)).$dynamic();
export const countTransfers = (db: Executor, of: TransferQuery) => db.$count(paymentTransfers, inRun(of));
