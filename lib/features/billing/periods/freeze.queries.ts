import { and, eq, inArray, isNotNull, max, sql, type SQL } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { billingKinds, type BillingKind } from "@/db/enums/billing";
import { billingInvoices, billingRows } from "@/db/schema/billing";
import { openBills } from "../bills.queries";
import { dayRangeOf } from "../month.rules";
import type { BillingMonth } from "../queries";
import { invoiceNumber } from "../rules";

const scheduler = { kind: "scheduler" } as const;

/** Match billable rows: with an amount; a price of zero is on hold. */
const isBilled = (kind: BillingKind) => (kind === "expenses" ? sql`bill.amount > 0` : sql`bill.amount is not null`);

/** Select every row of an open month, independent of visibility. */
const draftOf = (kind: BillingKind, { divisionId, month, locked, start, fees }: BillingMonth): SQL =>
  openBills(kind, { actor: scheduler, divisionId, month, fees, ...dayRangeOf(month, locked, start) });

const drafts = (head: BillingMonth) => billingKinds.map((kind) => ({ kind, bills: draftOf(kind, head) }));

/** Freeze the billed rows of a month in one statement, so that every kind sees the same contracts. */
export async function freezeRows(db: Transaction, head: BillingMonth, periodId: number) {
  const billed = drafts(head).map(
    ({ kind, bills }) => sql`select ${kind}::text as kind, bill.* from (${bills}) bill where ${isBilled(kind)}`,
  );
  await db.execute(sql`
    insert into billing_rows (period_id, kind, source_id, source_day, principal_id, principal_name, contract_id, contract_name, vessel_id,
      vessel_name, crew_id, applicant_id, person_name, status, clinic, package_name, expense, notes, total_crew, receipt_file_id,
      receipt_name, amount, fee_option, fee_percentage, fee_value, fee, bills_after_fee, vat_base, vat_percent, vat_twelfths, vat,
      total_bills)
    select ${periodId}, kind, source_id, day, principal_id, principal_name, contract_id, contract_name, vessel_id, vessel_name, crew_id,
      applicant_id, person, status, clinic, package, expense, notes, total_crew, receipt_id, receipt_name, amount, fee_option,
      fee_percentage, fee_value, fee, bills_after_fee, vat_base, ${head.fees?.vatPercentage ?? null}::int,
      ${head.fees?.vatTwelfths ?? null}::int, vat, total_bills
    from (${sql.join(billed, sql` union all `)}) bill`);
  const [sum] = await db
    .select({
      rows: sql<number>`count(*)::int`,
      totalBills: sql<number>`coalesce(sum(${billingRows.totalBills}), 0)`.mapWith(Number),
    })
    .from(billingRows)
    .where(eq(billingRows.periodId, periodId));
  return sum ?? { rows: 0, totalBills: 0 };
}

/** Number the invoices of a locked month; numbers of an earlier lock are kept. @returns the numbers in order */
export async function numberInvoices(
  db: Transaction,
  { divisionId, month }: BillingMonth,
  periodId: number,
): Promise<string[]> {
  const principalTotals = await db
    .selectDistinct({
      principalId: billingRows.principalId,
      principalName: sql<string>`min(${billingRows.principalName})`,
    })
    .from(billingRows)
    .where(and(eq(billingRows.periodId, periodId), isNotNull(billingRows.principalId)))
    .groupBy(billingRows.principalId);
  const ofMonth = and(eq(billingInvoices.divisionId, divisionId), eq(billingInvoices.month, month));
  const numbered = await db.select({ principalId: billingInvoices.principalId }).from(billingInvoices).where(ofMonth);
  const [last] = await db
    .select({ sequence: max(billingInvoices.sequence) })
    .from(billingInvoices)
    .where(ofMonth);
  const alreadyNumbered = new Set(numbered.map(({ principalId }) => principalId));
  const added = principalTotals
    .flatMap(({ principalId, principalName }) =>
      principalId === null || alreadyNumbered.has(principalId) ? [] : [{ principalId, principalName }],
    )
    .sort((one, other) => one.principalName.localeCompare(other.principalName) || one.principalId - other.principalId)
    .map((one, index) => {
      const sequence = (last?.sequence ?? 0) + index + 1;
      return { ...one, divisionId, month, sequence, number: invoiceNumber(divisionId, month, sequence) };
    });
  if (added.length > 0) await db.insert(billingInvoices).values(added);
  const ids = principalTotals.flatMap(({ principalId }) => principalId ?? []);
  const totals = await db
    .select({ number: billingInvoices.number })
    .from(billingInvoices)
    .where(and(ofMonth, inArray(billingInvoices.principalId, [...ids, 0])))
    .orderBy(billingInvoices.sequence);
  return totals.map(({ number }) => number);
}

type Previewed = {
  kind: BillingKind;
  rows: number;
  total: number;
  missing: number;
  loose: number;
  loose_total: number;
  principals: number[];
};

/** Preview what a lock would bill, by kind. One query. */
export async function previewFreeze(db: Executor, head: BillingMonth): Promise<Previewed[]> {
  const parts = drafts(head).map(
    ({ kind, bills }) => sql`
      select ${kind}::text as kind, count(*) filter (where ${isBilled(kind)})::int as rows,
        coalesce(sum(bill.total_bills) filter (where ${isBilled(kind)}), 0)::float8 as total,
        (count(*) filter (where (${isBilled(kind)}) is not true))::int as missing,
        count(*) filter (where ${isBilled(kind)} and bill.principal_id is null)::int as loose,
        coalesce(sum(bill.total_bills) filter (where ${isBilled(kind)} and bill.principal_id is null), 0)::float8 as loose_total,
        coalesce(jsonb_agg(distinct bill.principal_id) filter (where ${isBilled(kind)} and bill.principal_id is not null), '[]') as principals
      from (${bills}) bill`,
  );
  return db.execute<Previewed>(sql.join(parts, sql` union all `));
}

export type RowsWithoutAgreement = { principal: string; contracts: string[] | null; rows: number; totalBills: number };

/**
 * Return per principal the rows without a contract, priced by the usual rates, and the rows with several contracts,
 * which have no price. Expenses need no price. One query. product 5.14
 */
export async function readRowsWithoutAgreement(db: Executor, head: BillingMonth): Promise<RowsWithoutAgreement[]> {
  const rows = drafts(head).map(
    ({ kind, bills }) => sql`
      select principal_name, contested_by, total_bills from (${bills}) bill
      where ${isBilled(kind)} and principal_id is not null and contract_id is null
        and (contested_by is not null or ${sql.raw(kind === "expenses" ? "false" : "true")})`,
  );
  return db.execute<RowsWithoutAgreement>(sql`
    select principal_name as principal, contested_by as contracts, count(*)::int as rows,
      coalesce(sum(total_bills), 0)::float8 as "totalBills"
    from (${sql.join(rows, sql` union all `)}) row_of_bill
    group by principal_name, contested_by order by principal_name, contested_by`);
}

/** Return what the month would bill after its sources are locked: draft work orders, and UJBM. One query. */
export async function unfinishedSourcesOf(db: Executor, { divisionId, month }: BillingMonth) {
  const [found] = await db.execute<{ workOrders: number; victualing: boolean }>(sql`
    select (select count(*)::int from work_orders
        where division_id = ${divisionId} and month = ${month}::date and state = 'draft') as "workOrders",
      ${divisionId} = 1 and not exists (select from ujbm_months where division_id = ${divisionId} and month = ${month}::date)
        as victualing`);
  return found ?? { workOrders: 0, victualing: false };
}
