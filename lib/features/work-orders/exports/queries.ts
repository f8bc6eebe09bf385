import { and, eq, isNull, sql, type AnyColumn } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import type { SlipLine } from "@/db/enums/work-orders";
import { principals } from "@/db/schema/vessels";
import { payrollPeriods, payrollSettings, workOrderLines, workOrders } from "@/db/schema/work-orders";
import { refused } from "@/lib/platform/errors";
import type { CostCenter } from "./rules";

type Month = { divisionId: number; month: string };

const ofMonth = ({ divisionId, month }: Month) =>
  and(eq(workOrders.divisionId, divisionId), eq(workOrders.month, month), eq(workOrders.state, "locked"));

const standing = ({ divisionId, month }: Month) =>
  and(eq(payrollPeriods.divisionId, divisionId), eq(payrollPeriods.month, month), isNull(payrollPeriods.unlockedAt));

/** The lock of a month. */
export async function lockOf(db: Executor, asked: Month) {
  const [lock] = await db.select().from(payrollPeriods).where(standing(asked));
  return lock;
}

/** Keeps a month locked until the caller's transaction ends: an unlock that is under way is waited for, and seen. @throws rule for a month that is not locked */
export async function holdLocked(db: Transaction, asked: Month) {
  const [lock] = await db.select({ id: payrollPeriods.id }).from(payrollPeriods).where(standing(asked)).for("share");
  if (!lock) throw refused("payments.notLocked");
}

export const paidIn = (db: Executor, asked: Month) =>
  db
    .select({
      crewId: workOrders.crewId,
      employeeName: workOrders.crewName,
      employeeNumber: workOrders.employeeNumber,
      bankName: workOrders.bankName,
      accountNumber: workOrders.accountNumber,
      accountName: workOrders.accountName,
      takeHome: workOrders.takeHome,
    })
    .from(workOrders)
    .where(ofMonth(asked));

type Sums = Omit<CostCenter, "components">;

/** What each vessel's slips of a month come to, by component. Two queries. */
export async function costCentersOf(db: Executor, asked: Month): Promise<CostCenter[]> {
  const sum = (column: AnyColumn) => sql<number>`sum(${column})`.mapWith(Number);
  const center = { vesselId: workOrders.vesselId, principalId: workOrders.principalId };
  const sums: (Sums & { principalId: number | null })[] = await db
    .select({
      ...center,
      vesselName: sql<string | null>`max(${workOrders.vesselName})`,
      principalName: sql<string | null>`max(${principals.name})`,
      workOrders: sql<number>`count(*)::int`,
      income: sum(workOrders.income),
      employerPension: sum(workOrders.employerPension),
      deductions: sum(workOrders.deductions),
      takeHome: sum(workOrders.takeHome),
    })
    .from(workOrders)
    .leftJoin(principals, eq(principals.id, workOrders.principalId))
    .where(ofMonth(asked))
    .groupBy(workOrders.vesselId, workOrders.principalId)
    .orderBy(sql`max(${principals.name}) nulls last`, sql`max(${workOrders.vesselName})`, workOrders.vesselId);
  const lines = await db
    .select({
      ...center,
      name: workOrderLines.name,
      amount: sql<number>`sum(${workOrderLines.amount})`.mapWith(Number),
    })
    .from(workOrderLines)
    .innerJoin(workOrders, eq(workOrders.id, workOrderLines.workOrderId))
    .where(ofMonth(asked))
    .groupBy(workOrders.vesselId, workOrders.principalId, workOrderLines.name);
  return sums.map(({ principalId, ...one }) => {
    const own = lines.filter((line) => line.vesselId === one.vesselId && line.principalId === principalId);
    const entries = own.map(({ name, amount }): [SlipLine, number] => [name, amount]);
    return { ...one, components: Object.fromEntries(entries) };
  });
}

/** Whether the employer's JHT and JP are billed. */
export async function billsPension(db: Executor, divisionId: number): Promise<boolean> {
  const [settings] = await db
    .select({ billsPension: payrollSettings.billsPension })
    .from(payrollSettings)
    .where(eq(payrollSettings.divisionId, divisionId));
  return settings?.billsPension ?? true;
}
