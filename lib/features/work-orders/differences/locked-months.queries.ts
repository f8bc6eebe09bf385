import { and, eq, gte, inArray } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { payDifferences, payrollRules, personMonths } from "@/db/schema/work-orders";
import { monthText } from "@/lib/features/accounting-periods/queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { monthOf, firstDayOf, monthsFrom, monthsLater, type Month } from "@/lib/platform/calendar/months";
import { currentRules } from "../drafting/digest.rules";
import type { PayrollDivision } from "../payroll-division.queries";
import { nextToLock } from "@/lib/features/accounting-periods/rules";

/** Locked months are recalculated this far back. */
const maxMonths = 12;

/**
 * Return the division's months with locked slips, earliest first, at most a year back. Includes months with one
 * separately locked slip, and those with open differences, which an unlock ends.
 */
export async function lockedMonthsOf(db: Executor, division: PayrollDivision, now: Date): Promise<Month[]> {
  const from = monthsLater(monthOf(dayOf(now)), -maxMonths);
  const { first, lockedThrough } = division.periods;
  const early = first > from ? first : from;
  const count = lockedThrough === null ? 0 : Math.max(monthsFrom(early, lockedThrough) + 1, 0);
  const consecutive = Array.from({ length: count }, (_, place) => monthsLater(early, place));
  const separatelyLocked = await db
    .selectDistinct({ month: monthText(personMonths.month) })
    .from(personMonths)
    .where(
      and(
        eq(personMonths.divisionId, division.divisionId),
        eq(personMonths.state, "locked"),
        gte(personMonths.month, firstDayOf(lockedThrough && lockedThrough > early ? lockedThrough : early)),
      ),
    );
  const onBooks = await db
    .selectDistinct({ month: monthText(payDifferences.month) })
    .from(payDifferences)
    .where(
      and(eq(payDifferences.divisionId, division.divisionId), inArray(payDifferences.state, ["open", "proposed"])),
    );
  return [...new Set([...consecutive, ...[...separatelyLocked, ...onBooks].map(({ month }) => month)])].sort();
}

/**
 * Record, once per division and rules version, the first month it applies to. @returns whether it was the first time
 */
export async function recordRulesVersion(db: Transaction, { divisionId, periods }: PayrollDivision): Promise<boolean> {
  const noted = await db
    .insert(payrollRules)
    .values({ divisionId, rules: currentRules, fromMonth: firstDayOf(nextToLock(periods)) })
    .onConflictDoNothing()
    .returning({ rules: payrollRules.rules });
  return noted.length > 0;
}
