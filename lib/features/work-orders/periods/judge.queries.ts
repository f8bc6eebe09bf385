import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { employmentPay, openingBalances } from "@/db/schema/work-orders";
import { AppError } from "@/lib/platform/errors";
import { lastDayOf, yearOf, type Month } from "../month.rules";
import type { Drawn } from "../months/draw.queries";
import { unplacedIn } from "./queries";

const mostNamed = 5;

/** A refusal of a lock, in the words of the months. */
export const ruled = (key: string, values: Record<string, string | number>, code: string) =>
  new AppError("rule", key, values, [], code);

/** @throws rule UNVERIFIED for tables nobody has verified or a dollar without a rate of the month's last day, HELD naming people something stands against */
export async function assertSettled(
  db: Transaction,
  month: Month,
  drawn: readonly Drawn[],
  settledOn = lastDayOf(month),
) {
  const held = drawn.filter(({ hash }) => hash === null);
  if (held.length === 0) return;
  const problems = held.flatMap((one) => one.problems);
  if (problems.some(({ code }) => code === "tableUnverified"))
    throw ruled("work-orders.periods.refused.unverified", {}, "UNVERIFIED");
  if (problems.some(({ code }) => code === "exchangeMissing" || code === "exchangeRunOut"))
    throw ruled("work-orders.periods.refused.exchange", { date: settledOn }, "UNVERIFIED");
  const ids = held.slice(0, mostNamed).map(({ crewId }) => crewId);
  const named = await db.select({ name: crew.fullName }).from(crew).where(anyOf(crew.id, ids));
  const names = named.map(({ name }) => name).join(", ");
  throw ruled(
    "work-orders.periods.refused.held",
    { names, count: held.length, more: held.length - ids.length },
    "HELD",
  );
}

/** Asked once the month is drawn: a draft of yesterday says nothing of who has a work order today. which: whom the lock is about. @throws rule UNPLACED for extra pay that no work order carries */
export async function assertPlaced(db: Transaction, divisionId: number, month: Month, which?: SQL) {
  const [unplaced, ...others] = await unplacedIn(db, divisionId, month, which);
  if (unplaced)
    throw ruled("work-orders.periods.refused.unplaced", { name: unplaced.name, more: others.length }, "UNPLACED");
}

/** Status and balances a locked month rests on stay as they are for the year. product 5.15.3, 5.15.6b */
export async function fixYear(db: Transaction, drawn: readonly Drawn[], now: Date) {
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
