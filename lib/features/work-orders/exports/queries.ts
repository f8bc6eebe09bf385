import { and, eq, isNull, sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { keptQuery } from "@/db/kept-query";
import type { SlipLine } from "@/db/enums/work-orders";
import { principals } from "@/db/schema/vessels";
import { payrollPeriods, payrollSettings, workOrderLines, workOrders } from "@/db/schema/work-orders";
import { refused } from "@/lib/platform/errors";
import type { CostCenter, DollarPayment } from "./rules";

type Month = { divisionId: number; month: string };

// The values of a Month.
const [divisionId, month] = [sql.placeholder("divisionId"), sql.placeholder("month")];
const ofMonth = and(eq(workOrders.divisionId, divisionId), eq(workOrders.month, month), eq(workOrders.state, "locked"));
const standing = and(
  eq(payrollPeriods.divisionId, divisionId),
  eq(payrollPeriods.month, month),
  isNull(payrollPeriods.unlockedAt),
);

const selectLock = keptQuery((db) => db.select().from(payrollPeriods).where(standing));
/** The lock of a month. */
export async function lockOf(db: Executor, asked: Month) {
  const [lock] = await selectLock(db, asked);
  return lock;
}

const selectHeld = keptQuery((db) =>
  db.select({ id: payrollPeriods.id }).from(payrollPeriods).where(standing).for("share"),
);

/** Keeps a month locked until the caller's transaction ends: an unlock that is under way is waited for, and seen. @throws rule for a month that is not locked */
export async function holdLocked(db: Transaction, asked: Month) {
  const [lock] = await selectHeld(db, asked);
  if (!lock) throw refused("payments.notLocked");
}

const selectPaid = keptQuery((db) =>
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
    .where(ofMonth),
);
export const paidIn = (db: Executor, asked: Month) => selectPaid(db, asked);

const stored = (name: "perDayCents" | "days" | "rupiahPerDollar") =>
  sql`(${workOrderLines.explanation} -> 'values' ->> ${sql.raw(`'${name}'`)})::bigint`;

const selectDollars = keptQuery((db) =>
  db
    .select({
      crewId: workOrders.crewId,
      employeeName: workOrders.crewName,
      employeeNumber: workOrders.employeeNumber,
      bankName: workOrders.bankName,
      accountNumber: workOrders.accountNumber,
      accountName: workOrders.accountName,
      vesselName: workOrders.vesselName,
      cents: sql<number>`${stored("perDayCents")} * ${stored("days")}`.mapWith(Number),
      rupiahPerDollar: sql<number>`${stored("rupiahPerDollar")}`.mapWith(Number),
      amount: workOrderLines.amount,
    })
    .from(workOrderLines)
    .innerJoin(workOrders, eq(workOrders.id, workOrderLines.workOrderId))
    .where(and(ofMonth, eq(workOrderLines.name, "tradingOutApart")))
    .orderBy(workOrders.crewName, workOrders.id),
);
/** What of a month is paid in dollars. One query. */
export const dollarsIn = (db: Executor, asked: Month): Promise<DollarPayment[]> => selectDollars(db, asked);

const sum = (column: AnyColumn | SQL) => sql<number>`sum(${column})`.mapWith(Number);
const center = { vesselId: workOrders.vesselId, principalId: workOrders.principalId };

const selectSums = keptQuery((db) =>
  db
    .select({
      ...center,
      vesselName: sql<string | null>`max(${workOrders.vesselName})`,
      principalName: sql<string | null>`max(${principals.name})`,
      workOrders: sql<number>`count(*)::int`,
      income: sum(workOrders.income),
      employerPension: sum(workOrders.employerPension),
      deductions: sum(workOrders.deductions),
      takeHome: sum(sql`greatest(${workOrders.takeHome}, 0)`),
      toCollect: sum(sql`greatest(-${workOrders.takeHome}, 0)`),
    })
    .from(workOrders)
    .leftJoin(principals, eq(principals.id, workOrders.principalId))
    .where(ofMonth)
    .groupBy(workOrders.vesselId, workOrders.principalId)
    .orderBy(sql`max(${principals.name}) nulls last`, sql`max(${workOrders.vesselName})`, workOrders.vesselId),
);
const selectComponents = keptQuery((db) =>
  db
    .select({
      ...center,
      name: workOrderLines.name,
      amount: sql<number>`sum(${workOrderLines.amount})`.mapWith(Number),
    })
    .from(workOrderLines)
    .innerJoin(workOrders, eq(workOrders.id, workOrderLines.workOrderId))
    .where(ofMonth)
    .groupBy(workOrders.vesselId, workOrders.principalId, workOrderLines.name),
);

/** What each vessel's slips of a month come to, by component. Two queries. */
export async function costCentersOf(db: Executor, asked: Month): Promise<CostCenter[]> {
  const [sums, lines] = await Promise.all([selectSums(db, asked), selectComponents(db, asked)]);
  return sums.map(({ principalId, ...one }) => {
    const own = lines.filter((line) => line.vesselId === one.vesselId && line.principalId === principalId);
    const entries = own.map(({ name, amount }): [SlipLine, number] => [name, amount]);
    return { ...one, components: Object.fromEntries(entries) };
  });
}

const selectBilled = keptQuery((db) =>
  db
    .select({ billsPension: payrollSettings.billsPension })
    .from(payrollSettings)
    .where(eq(payrollSettings.divisionId, divisionId)),
);
/** Whether the employer's JHT and JP are billed. */
export async function billsPension(db: Executor, ofDivision: number): Promise<boolean> {
  const [settings] = await selectBilled(db, { divisionId: ofDivision });
  return settings?.billsPension ?? true;
}
