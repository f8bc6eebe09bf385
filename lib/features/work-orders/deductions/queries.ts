import { aliasedTable, and, desc, eq, sql } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import type { DebtEntryRow, DebtSlipRow } from "./ledger.rules";
import { crew } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { fullNameOf, users } from "@/db/schema/users";
import { payrollDebtEntries, payrollDebts, workOrderLines, workOrders } from "@/db/schema/work-orders";
import type { Actor } from "@/lib/access/actor";
import { notFound } from "@/lib/platform/errors";
import { lockPayOf } from "../inputs/queries";
import { visibleTo } from "../person.queries";

/** Upper limit of debts per person. */
const maxDebts = 200;

const linesOf = (state: "draft" | "locked") =>
  sql<number>`coalesce((
  select sum(${workOrderLines.amount}) from ${workOrderLines} join ${workOrders} on ${workOrders.id} = ${workOrderLines.workOrderId}
  where ${workOrderLines.debtId} = ${payrollDebts}.id and ${workOrders.state} = ${state}), 0)`.mapWith(Number);
const paidOtherwise = sql<number>`coalesce((select sum(${payrollDebtEntries.amount}) from ${payrollDebtEntries}
  where ${payrollDebtEntries.debtId} = ${payrollDebts}.id and ${payrollDebtEntries.state} = 'confirmed'), 0)`.mapWith(
  Number,
);

const slipsOf = sql<DebtSlipRow[]>`coalesce((
  select jsonb_agg(jsonb_build_object('workOrderId', o.id, 'number', o.number, 'month', to_char(o.month, 'YYYY-MM'),
    'state', o.state, 'amount', l.amount) order by o.month desc, o.id desc)
  from ${workOrderLines} l join ${workOrders} o on o.id = l.work_order_id
  where l.debt_id = ${payrollDebts}.id and l.amount > 0), '[]')`;
const entriesOf = sql<DebtEntryRow[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'amount', e.amount, 'onDay', e.on_day, 'reason', e.reason,
    'state', e.state, 'by', nullif(concat_ws(' ', u.first_name, u.last_name), ''), 'createdBy', e.created_by, 'version', e.version)
    order by e.on_day desc, e.id desc)
  from ${payrollDebtEntries} e left join ${users} u on u.id = e.created_by
  where e.debt_id = ${payrollDebts}.id), '[]')`;

const deciders = aliasedTable(users, "deciders");

/** Select a person's debts, newest first, with their slips and entries. One query. */
export const selectDebts = (db: Executor, crewId: number) =>
  db
    .select({
      row: payrollDebts,
      openedName: fullNameOf(users),
      decidedName: sql<string | null>`${fullNameOf(deciders)}`,
      file: { fileId: files.id, fileName: files.name, contentType: files.contentType, size: files.size },
      deducted: linesOf("locked"),
      drafted: linesOf("draft"),
      besides: paidOtherwise,
      slips: slipsOf,
      entries: entriesOf,
    })
    .from(payrollDebts)
    .leftJoin(users, eq(users.id, payrollDebts.createdBy))
    .leftJoin(deciders, eq(deciders.id, payrollDebts.decidedBy))
    .leftJoin(files, eq(files.id, payrollDebts.fileId))
    .where(eq(payrollDebts.crewId, crewId))
    .orderBy(desc(payrollDebts.createdAt), desc(payrollDebts.id))
    .limit(maxDebts);
export type DebtRow = Awaited<ReturnType<typeof selectDebts>>[number];

/** Return the balance of a debt: its amount less locked deductions and confirmed entries. Whole rupiah. */
async function balanceOf(db: Executor, id: number): Promise<number> {
  const [debtRow] = await db
    .select({ balance: sql<number>`${payrollDebts.amount} - ${linesOf("locked")} - ${paidOtherwise}`.mapWith(Number) })
    .from(payrollDebts)
    .where(eq(payrollDebts.id, id));
  if (!debtRow) throw notFound();
  return debtRow.balance;
}

/**
 * Lock a debt and its person for a change. No month of the division can be locked meanwhile; the person's open months
 * are redrafted. @throws not-found, conflict PAYROLL_LOCKING
 */
export async function lockDebt(db: Transaction, actor: Actor, id: number) {
  const [owner] = await db
    .select({ crewId: payrollDebts.crewId })
    .from(payrollDebts)
    .innerJoin(crew, eq(crew.id, payrollDebts.crewId))
    .where(and(eq(payrollDebts.id, id), visibleTo(actor)));
  if (!owner) throw notFound("deductions.notFound");
  const person = await lockPayOf(db, actor, owner.crewId);
  const [row] = await db.select().from(payrollDebts).where(eq(payrollDebts.id, id)).for("update");
  if (!row) throw notFound("deductions.notFound");
  return { person, row, balance: await balanceOf(db, id) };
}
