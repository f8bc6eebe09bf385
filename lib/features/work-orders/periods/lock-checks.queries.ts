import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { employmentPay, openingBalances } from "@/db/schema/work-orders";
import { AppError } from "@/lib/platform/errors";
import { lastDayOf, yearOf, type Month } from "@/lib/platform/calendar/months";
import type { DraftedMonth } from "../drafting/draft-slips.queries";
import { unplacedIn } from "./queries";

const maxListedNames = 5;

/** Build a lock refusal from the texts of the periods. */
const lockRefused = (key: string, values: Record<string, string | number>, code: string) =>
  new AppError("rule", key, values, [], code);

/**
 * Require verified tables and people without blocking problems. @throws rule UNVERIFIED for unverified tables or a
 * missing dollar rate, HELD naming the blocked people
 */
export async function assertLockable(
  db: Transaction,
  month: Month,
  drafts: readonly DraftedMonth[],
  settledOn = lastDayOf(month),
) {
  const blocked = drafts.filter(({ hash }) => hash === null);
  if (blocked.length === 0) return;
  const problems = blocked.flatMap((one) => one.problems);
  if (problems.some(({ code }) => code === "tableUnverified"))
    throw lockRefused("work-orders.periods.refused.unverified", {}, "UNVERIFIED");
  if (problems.some(({ code }) => code === "exchangeMissing" || code === "exchangeRunOut"))
    throw lockRefused("work-orders.periods.refused.exchange", { date: settledOn }, "UNVERIFIED");
  const ids = blocked.slice(0, maxListedNames).map(({ crewId }) => crewId);
  const people = await db.select({ name: crew.fullName }).from(crew).where(anyOf(crew.id, ids));
  const names = people.map(({ name }) => name).join(", ");
  throw lockRefused(
    "work-orders.periods.refused.held",
    { names, count: blocked.length, more: blocked.length - ids.length },
    "HELD",
  );
}

/**
 * Require that a work order carries all extra pay. Checked after drafting, since yesterday's drafts are outdated.
 * which: people to check. @throws rule UNPLACED
 */
export async function assertOtherPayPlaced(db: Transaction, divisionId: number, month: Month, condition?: SQL) {
  const [unplaced, ...others] = await unplacedIn(db, divisionId, month, condition);
  if (unplaced)
    throw lockRefused("work-orders.periods.refused.unplaced", { name: unplaced.name, more: others.length }, "UNPLACED");
}

/** Pin the tax status and opening sums that a locked month used, for the whole year. product 5.15.3, 5.15.6b */
export async function pinTaxYearInputs(db: Transaction, drawn: readonly DraftedMonth[], now: Date) {
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
