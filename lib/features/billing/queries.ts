import { and, eq, isNull, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { preparedQuery } from "@/db/prepared-query";
import { billingPeriods } from "@/db/schema/billing";
import { fullNameOf, users } from "@/db/schema/users";
import { can, type Actor } from "@/lib/access/actor";
import { lastDayOf } from "@/lib/platform/calendar/months";
import { lockedMonths } from "@/lib/features/accounting-periods/queries";
import { feesOn, type Fees } from "./usual-fees.queries";
import { invoicesOf } from "./invoices.queries";
import type { BillingStart } from "./month.rules";
import type { NoteKind } from "@/db/enums/billing";

/** Return the division whose bills the actor may see; null when another one is requested. */
export const visibleDivision = (actor: Actor, requested: number | undefined): number | null => {
  if (actor.kind !== "user" || !can(actor, "billing:view")) return null;
  return requested === undefined || requested === actor.divisionId ? actor.divisionId : null;
};

type Invoice = {
  id: number;
  number: string;
  principal: string;
  rows: number;
  totalBills: number;
  notesTotal: number;
  contracts: string[];
};
type IssuedNote = {
  invoiceId: number;
  number: string;
  kind: NoteKind;
  invoice: string;
  principal: string;
  totalBills: number;
};

/** Keep the VAT of billed rows, whatever version is valid later. */
const feesOf = (fees: Fees | null, billed: Pick<Fees, "vatPercentage" | "vatTwelfths"> | null) =>
  fees && { ...fees, ...billed };

const value = sql.placeholder;
const ofDivision = and(eq(billingPeriods.divisionId, value("divisionId")), isNull(billingPeriods.unlockedAt));
const selectHead = preparedQuery((db) =>
  db
    .select({
      periodId: billingPeriods.id,
      lockedAt: billingPeriods.lockedAt,
      lockedByName: fullNameOf(users),
      locked: lockedMonths(billingPeriods, value("divisionId")),
      start: sql<BillingStart>`(select jsonb_build_object('month', start.month::text, 'isConfirmed', start.confirmed_at is not null)
        from billing_starts start where start.division_id = ${value("divisionId")} and start.ended_at is null)`,
      fees: feesOn(value("lastDay")),
      vatBilled: sql<Pick<Fees, "vatPercentage" | "vatTwelfths"> | null>`(
        select jsonb_build_object('vatPercentage', vat_percent, 'vatTwelfths', vat_twelfths)
        from billing_rows where period_id = ${billingPeriods.id} limit 1)`,
      invoices: sql<Invoice[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', id, 'number', number, 'principal', principal_name, 'rows', rows, 'totalBills', total,
          'notesTotal', notes, 'contracts', contracts) order by number)
        from (${invoicesOf(sql`${value("divisionId")}`)}) invoiced
        where invoiced.month = ${billingPeriods.month} and invoiced.period_id = ${billingPeriods.id}), '[]')`,
      notes: sql<IssuedNote[]>`coalesce((
        select jsonb_agg(jsonb_build_object('invoiceId', invoice.id, 'number', note.number, 'kind', note.kind, 'invoice', invoice.number,
          'principal', invoice.principal_name, 'totalBills',
          (select sum(line.total_bills) from billing_note_rows line where line.note_id = note.id)) order by note.number)
        from billing_notes note join billing_invoices invoice on invoice.id = note.invoice_id
        where note.division_id = ${value("divisionId")} and note.month = ${value("month")}), '[]')`,
    })
    .from(sql`(select 1) as one`)
    .leftJoin(billingPeriods, and(ofDivision, eq(billingPeriods.month, value("month"))))
    .leftJoin(users, eq(users.id, billingPeriods.lockedBy)),
);

/**
 * Load the head of a month: lock, invoices, notes, rates, and the division's locked range. One query. @param month its
 * first day
 */
export async function billingMonthOf(db: Executor, divisionId: number, month: string) {
  const [head] = await selectHead(db, { divisionId, month, lastDay: lastDayOf(month) });
  return {
    month,
    divisionId,
    periodId: head?.periodId ?? null,
    lockedAt: head?.lockedAt ?? null,
    lockedByName: head?.lockedByName ?? null,
    locked: head?.locked ?? null,
    start: head?.start ?? null,
    invoices: head?.invoices ?? [],
    notes: head?.notes ?? [],
    fees: feesOf(head?.fees ?? null, head?.vatBilled ?? null),
  };
}
export type BillingMonth = Awaited<ReturnType<typeof billingMonthOf>>;

/** Head of a month without a division, which has no rows. @param month its first day */
export const emptyBillingMonth = (month: string): BillingMonth => ({
  month,
  divisionId: 0,
  periodId: null,
  lockedAt: null,
  lockedByName: null,
  locked: null,
  start: null,
  invoices: [],
  notes: [],
  fees: null,
});
