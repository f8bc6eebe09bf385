import { and, eq, lt } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { payrollLeftOut, payrollPeriods } from "@/db/schema/work-orders";
import { firstDayOf, type Month } from "@/lib/platform/calendar/months";
import { unlockedLeftOutMonths } from "../left-out.queries";
import type { PayrollDivision } from "../payroll-division.queries";
import { calculateDrafts } from "./draft-slips.queries";
import { storeMonths } from "./store-months.queries";
import { tablesOf } from "./tables-of-month.queries";

/**
 * Draft the months before a month whose lock left people out, from current data: of everyone, or of one person. A late
 * event may have given them work there without a draft yet, and a later month must not be locked before it.
 */
export async function draftLeftOutBefore(
  db: Transaction,
  division: PayrollDivision,
  { month: before, crewId, now }: { month: Month; crewId?: number; now: Date },
) {
  const { divisionId } = division;
  const open = await unlockedLeftOutMonths(
    db,
    and(
      eq(payrollPeriods.divisionId, divisionId),
      lt(payrollPeriods.month, firstDayOf(before)),
      crewId === undefined ? undefined : eq(payrollLeftOut.crewId, crewId),
    ),
  );
  for (const month of new Set(open.map((one) => one.month))) {
    const crewIds = open.filter((one) => one.month === month).map((one) => one.crewId);
    const drafts = await calculateDrafts(
      db,
      { division, month, tables: await tablesOf(db, month), purpose: "draft" },
      crewIds,
    );
    await storeMonths(db, { divisionId, month, now }, crewIds, drafts);
  }
}
