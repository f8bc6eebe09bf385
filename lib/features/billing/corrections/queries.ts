import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { billingNotes } from "@/db/schema/billing";
import { notFound } from "@/lib/platform/errors";
import type { Actor } from "@/lib/access/actor";
import { frozenPeople } from "../bill-sources.queries";
import type { Note } from "./schema";

/** Lock a division's note for a change; discarded ones are not found. @throws not-found */
export async function lockNote(db: Transaction, divisionId: number, id: number) {
  const [note] = await db
    .select()
    .from(billingNotes)
    .where(and(eq(billingNotes.id, id), eq(billingNotes.divisionId, divisionId), sql`${billingNotes.endedAt} is null`))
    .for("update");
  if (!note) throw notFound("billing.notes.notFound");
  return note;
}

/** crewIds: people whose pay the rows reveal, for the read log. */
export type StoredNote = Omit<Note, "allowedActions"> & {
  crewIds: number[];
  invoiceId: number;
  invoiceNumber: string;
  invoiceMonth: string;
  principal: string;
  involvedUsers: (number | null)[];
};

const nameOf = (id: SQL) => sql`(select trim(concat_ws(' ', first_name, last_name)) from users where users.id = ${id})`;

/** Select notes with their rows, oldest first, without discarded ones. One query. product 5.14 */
export async function selectNotes(db: Executor, actor: Actor, where: SQL): Promise<StoredNote[]> {
  const found = await db.execute<Omit<StoredNote, "issuedAt"> & { issuedAt: number | null }>(sql`
    select note.id, note.kind, note.number, note.month::text, (extract(epoch from note.issued_at) * 1000)::float8 as "issuedAt", note.invoice_id as "invoiceId",
      invoice.number as "invoiceNumber", invoice.month::text as "invoiceMonth", invoice.principal_name as principal,
      case when note.issued_at is not null then 'issued' when note.asked_at is not null then 'asked' else 'proposed' end as state,
      ${nameOf(sql`note.asked_by`)} as "askedBy", ${nameOf(sql`note.issued_by`)} as "issuedBy",
      lines.total::float8 as "totalBills", lines.rows, lines.authors || note.asked_by as "involvedUsers",
      lines.crew_ids as "crewIds"
    from billing_notes note
    join billing_invoices invoice on invoice.id = note.invoice_id
    cross join lateral (
      select sum(line.total_bills) as total, array_agg(distinct line.created_by) as authors,
        coalesce(array_agg(distinct frozen.crew_id) filter (where frozen.kind = 'work-order' and frozen.crew_id is not null), '{}') as crew_ids,
        jsonb_agg(jsonb_build_object('id', line.id, 'invoiceRowId', line.row_id, 'kind', frozen.kind,
          'name', case when (frozen.crew_id is null or crew.id is not null) and (frozen.applicant_id is null or applicants.id is not null)
            then frozen.person_name end, 'about', coalesce(frozen.expense, frozen.package_name), 'vessel', frozen.vessel_name, 'reason', line.reason,
          'isFromPayroll', line.created_by is null, 'amount', line.amount, 'fee', line.fee, 'billsAfterFee', line.bills_after_fee,
          'vat', line.vat, 'totalBills', line.total_bills) order by line.id) as rows
      from billing_note_rows line join billing_rows frozen on frozen.id = line.row_id
      ${frozenPeople(actor)}
      where line.note_id = note.id
    ) lines
    where note.ended_at is null and lines.rows is not null and ${where}
    order by note.id limit 200`);
  return found.map((one) => ({ ...one, issuedAt: one.issuedAt === null ? null : new Date(one.issuedAt) }));
}
