import { aliasedTable, and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { fullNameOf, users } from "@/db/schema/users";
import {
  employmentPay,
  formerEmployers,
  irregularPays,
  openingBalances,
  payDifferences,
  payrollSettings,
  workOrderAdjustments,
  workOrders,
} from "@/db/schema/work-orders";
import { correctedNumber } from "../drafting/pay-facts.queries";

import { monthText } from "@/lib/features/accounting-periods/queries";
import { isLockedFor } from "@/lib/features/accounting-periods/payroll-redraft.queries";

const verifiers = aliasedTable(users, "verifiers");
const names = { enteredBy: fullNameOf(users), verifiedName: sql<string | null>`${fullNameOf(verifiers)}` };
const maxRows = 200;

/** Return a person's pay settings and opening sums of a year, and the settings of the division. */
export async function yearOfPay(db: Executor, crewId: number, year: number, divisionId: number) {
  const [settings] = await db
    .select({ usedFrom: payrollSettings.usedFrom, employment: employmentPay })
    .from(payrollSettings)
    .leftJoin(employmentPay, and(eq(employmentPay.crewId, crewId), eq(employmentPay.year, year)))
    .where(eq(payrollSettings.divisionId, divisionId));
  const [opening] = await db
    .select({ row: openingBalances, ...names })
    .from(openingBalances)
    .leftJoin(users, eq(users.id, openingBalances.updatedBy))
    .leftJoin(verifiers, eq(verifiers.id, openingBalances.verifiedBy))
    .where(and(eq(openingBalances.crewId, crewId), eq(openingBalances.year, year)));
  const [former] = await db
    .select({ row: formerEmployers, ...names })
    .from(formerEmployers)
    .leftJoin(users, eq(users.id, formerEmployers.updatedBy))
    .leftJoin(verifiers, eq(verifiers.id, formerEmployers.verifiedBy))
    .where(and(eq(formerEmployers.crewId, crewId), eq(formerEmployers.year, year)));
  return { settings, opening, former };
}

const within = (month: unknown, year: number) => sql`extract(year from ${month}) = ${year}::int`;
/** Return a person's irregular pay, adjustments and work orders of a year. */
export async function itemsOf(db: Executor, crewId: number, year: number, divisionId: number) {
  const irregular = await db
    .select({
      id: irregularPays.id,
      month: monthText(irregularPays.month),
      kind: irregularPays.kind,
      name: irregularPays.name,
      amount: irregularPays.amount,
      isLocked: isLockedFor({ crewId, divisionId }, irregularPays.month),
      isWaiting: irregularPays.isWaiting,
      createdBy: irregularPays.createdBy,
    })
    .from(irregularPays)
    .where(and(eq(irregularPays.crewId, crewId), isNull(irregularPays.removedAt), within(irregularPays.month, year)))
    .orderBy(asc(irregularPays.month), asc(irregularPays.id))
    .limit(maxRows);
  const adjustments = await db
    .select({
      id: workOrderAdjustments.id,
      month: monthText(workOrderAdjustments.month),
      workOrderNumber: correctedNumber,
      reason: workOrderAdjustments.reason,
      amount: workOrderAdjustments.amount,
      isLocked: isLockedFor({ crewId, divisionId }, workOrderAdjustments.month),
      isWaiting: workOrderAdjustments.isWaiting,
      createdBy: workOrderAdjustments.createdBy,
    })
    .from(workOrderAdjustments)
    .leftJoin(workOrders, eq(workOrders.id, workOrderAdjustments.workOrderId))
    .leftJoin(payDifferences, eq(payDifferences.id, workOrderAdjustments.differenceId))
    .where(
      and(
        eq(workOrderAdjustments.crewId, crewId),
        isNull(workOrderAdjustments.removedAt),
        within(workOrderAdjustments.month, year),
      ),
    )
    .orderBy(asc(workOrderAdjustments.month), asc(workOrderAdjustments.id))
    .limit(maxRows);
  const orders = await db
    .select({
      workOrderId: workOrders.id,
      number: workOrders.number,
      month: monthText(workOrders.month),
      vesselId: workOrders.vesselId,
      vessel: workOrders.vesselName,
      state: workOrders.state,
      takeHome: sql<number>`greatest(${workOrders.takeHome}, 0)`.mapWith(Number),
      toCollect: sql<number>`greatest(-${workOrders.takeHome}, 0)`.mapWith(Number),
    })
    .from(workOrders)
    .where(and(eq(workOrders.crewId, crewId), within(workOrders.month, year)))
    .orderBy(desc(workOrders.month), asc(workOrders.id))
    .limit(maxRows);
  return { irregular, adjustments, workOrders: orders };
}
