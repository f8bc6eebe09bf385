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

/** Build a lock refusal from the texts of the periods. */
export const ruled = (key: string, values: Record<string, string | number>, code: string) =>
  new AppError("rule", key, values, [], code);

/**
 * Require verified tables and people without blocking problems. @throws rule UNVERIFIED for unverified tables or a
 * missing dollar rate, HELD naming the blocked people
 */
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

/**
 * Require that a work order carries all extra pay. Checked after drafting, since yesterday's drafts are outdated.
 * which: people to check. @throws rule UNPLACED
 */
export async function assertPlaced(db: Transaction, divisionId: number, month: Month, which?: SQL) {
  const [unplaced, ...others] = await unplacedIn(db, divisionId, month, which);
  if (unplaced)
    throw ruled("work-orders.periods.refused.unplaced", { name: unplaced.name, more: others.length }, "UNPLACED");
}

/** Pin the tax status and opening sums that a locked month used, for the whole year. product 5.15.3, 5.15.6b */
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
