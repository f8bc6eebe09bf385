import { createHash } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { employmentPay, openingBalances, payrollPeriods, personMonths, workOrders } from "@/db/schema/work-orders";
import { closeGate } from "@/lib/features/rates/redraft.queries";
import { AppError } from "@/lib/platform/errors";
import { present } from "@/lib/platform/record";
import { paidOut } from "../balance.rules";
import { firstDayOf, lastDayOf, yearOf, type Month } from "../month.rules";
import { drawMonths, type Drawn } from "../months/draw.queries";
import { peopleAfter } from "../months/people.queries";
import { storeMonths } from "../months/store.queries";
import { tablesOf } from "../months/tables.queries";
import { divisionOf, holdDrawing } from "../open.queries";
import { holidaysAfter, lockableFrom, lockRefusal } from "./lock.rules";
import { unplacedIn } from "./queries";

type By = { userId: number; now: Date; today: string };
const mostAtOnce = 500;
const mostNamed = 5;

const ruled = (key: string, values: Record<string, string | number>, code: string) =>
  new AppError("rule", key, values, [], code);

/** @throws conflict LOCKED, rule OUT_OF_TURN or NOT_YET */
function assertTurn(month: Month, turn: Parameters<typeof lockRefusal>[1]) {
  const refusal = lockRefusal(month, turn);
  if (refusal === "locked") throw new AppError("conflict", "work-orders.periods.refused.locked", {}, [], "LOCKED");
  if (refusal === "notBeforeEarlier") throw ruled("work-orders.periods.refused.notBeforeEarlier", {}, "OUT_OF_TURN");
  if (refusal === "notYet")
    throw ruled("work-orders.periods.refused.notYet", { date: lockableFrom(month, turn.holidays) }, "NOT_YET");
}

/** @throws rule UNVERIFIED for tables nobody has verified or a dollar without a rate of the month's last day, HELD naming people something stands against */
async function assertSettled(db: Transaction, month: Month, drawn: readonly Drawn[]) {
  const held = drawn.filter(({ hash }) => hash === null);
  if (held.length === 0) return;
  const problems = held.flatMap((one) => one.problems);
  if (problems.some(({ code }) => code === "tableUnverified"))
    throw ruled("work-orders.periods.refused.unverified", {}, "UNVERIFIED");
  if (problems.some(({ code }) => code === "exchangeMissing" || code === "exchangeRunOut"))
    throw ruled("work-orders.periods.refused.exchange", { date: lastDayOf(month) }, "UNVERIFIED");
  const ids = held.slice(0, mostNamed).map(({ crewId }) => crewId);
  const named = await db.select({ name: crew.fullName }).from(crew).where(anyOf(crew.id, ids));
  const names = named.map(({ name }) => name).join(", ");
  throw ruled(
    "work-orders.periods.refused.held",
    { names, count: held.length, more: held.length - ids.length },
    "HELD",
  );
}

/** Asked once the month is drawn: a draft of yesterday says nothing of who has a work order today. @throws rule UNPLACED for extra pay that no work order carries */
async function assertPlaced(db: Transaction, divisionId: number, month: Month) {
  const [unplaced, ...others] = await unplacedIn(db, divisionId, month);
  if (unplaced)
    throw ruled("work-orders.periods.refused.unplaced", { name: unplaced.name, more: others.length }, "UNPLACED");
}

/** Status and balances a locked month rests on stay as they are for the year. product 5.15.3, 5.15.6b */
async function fixYear(db: Transaction, drawn: readonly Drawn[], now: Date) {
  const statuses = drawn.flatMap(({ crewId, taxMonth, ptkpCode }) =>
    ptkpCode === null ? [] : [{ crewId, year: yearOf(taxMonth), ptkpCode, createdAt: now, updatedAt: now }],
  );
  if (statuses.length > 0)
    await db
      .insert(employmentPay)
      .values(statuses)
      .onConflictDoUpdate({
        target: [employmentPay.crewId, employmentPay.year],
        set: { ptkpCode: sql`coalesce(${employmentPay.ptkpCode}, excluded.ptkp_code)` },
      });
  const years = new Map<number, number[]>();
  for (const { crewId, taxMonth, usesOpening } of drawn)
    if (usesOpening) years.set(yearOf(taxMonth), [...(years.get(yearOf(taxMonth)) ?? []), crewId]);
  for (const [year, crewIds] of years)
    await db
      .update(openingBalances)
      .set({ usedAt: now })
      .where(
        and(eq(openingBalances.year, year), isNull(openingBalances.usedAt), anyOf(openingBalances.crewId, crewIds)),
      );
}

async function freeze(db: Transaction, divisionId: number, month: Month) {
  const day = firstDayOf(month);
  await db
    .update(workOrders)
    .set({ state: "locked" })
    .where(and(eq(workOrders.divisionId, divisionId), eq(workOrders.month, day)));
  await db
    .update(personMonths)
    .set({ state: "locked" })
    .where(and(eq(personMonths.divisionId, divisionId), eq(personMonths.month, day)));
}

/**
 * Locks a month: everybody is calculated once more from what stands at that moment, while nobody can change it, and frozen. Who comes second finds
 * it locked. Whoever is paid is told after the transaction. product 5.15.1, 5.15.6b
 * @throws conflict LOCKED, rule OUT_OF_TURN, NOT_YET, UNVERIFIED, HELD, UNPLACED
 */
export async function lockIt(db: Transaction, divisionId: number, month: Month, { userId, now, today }: By) {
  await closeGate(db, divisionId);
  await holdDrawing(db, divisionId);
  const division = await divisionOf(db, divisionId);
  assertTurn(month, { periods: division.periods, today, holidays: holidaysAfter(month, process.env) });
  const tables = await tablesOf(db, month);
  const of = { divisionId, month, now };
  const found: Drawn[] = [];
  for (let after = 0; ;) {
    const crewIds = await peopleAfter(db, of, after, mostAtOnce);
    const drawn = await drawMonths(db, { division, month, tables, purpose: "lock" }, crewIds);
    await storeMonths(db, of, crewIds, drawn);
    await fixYear(db, drawn, now);
    found.push(
      ...drawn.map((one) => ({ ...one, inputs: null, orders: one.orders.map((order) => ({ ...order, lines: [] })) })),
    );
    if (crewIds.length < mostAtOnce) break;
    after = crewIds.at(-1) ?? after;
  }
  await assertPlaced(db, divisionId, month);
  await assertSettled(db, month, found);
  await freeze(db, divisionId, month);
  const hashes = found.map(({ hash }) => present(hash, "the hash of a locked month"));
  const [stored] = await db
    .insert(payrollPeriods)
    .values({
      divisionId,
      month: firstDayOf(month),
      people: found.length,
      workOrders: found.reduce((sum, { orders }) => sum + orders.length, 0),
      takeHome: found.reduce((sum, { takeHome }) => sum + paidOut(takeHome), 0),
      hash: createHash("sha256").update(hashes.join("\n")).digest("hex"),
      lockedAt: now,
      lockedBy: userId,
    })
    .returning();
  const period = present(stored, "the locked month");
  return { ...period, month };
}
