import { eq, sql } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import type { BillingKind, NoteKind } from "@/db/enums/billing";
import { billingNoteRows, billingNotes } from "@/db/schema/billing";
import { billingPeriod } from "@/lib/features/accounting-periods/declarations.rules";
import { sharePeriod } from "@/lib/features/accounting-periods/queries";
import { requirePresent } from "@/lib/platform/unknown-record";
import { figureChangeOf, type Figures, type FrozenTerms } from "./figure-changes.rules";

/** A locked invoice row: its terms, and its amount with issued corrections. waiting: change by notes not issued yet. */
type InvoicedRow = FrozenTerms & {
  rowId: number;
  invoiceId: number;
  divisionId: number;
  amount: number;
  waiting: number;
};

const invoiced = sql`
  select frozen.id as "rowId", invoice.id as "invoiceId", invoice.division_id as "divisionId", frozen.kind, frozen.source_id,
    frozen.fee_option as "feeOption", frozen.fee_percentage::float8 as "feePercentage", frozen.fee_value::float8 as "feeValue",
    frozen.vat_base as "vatBase", frozen.vat_percent as "vatPercent", frozen.vat_twelfths as "vatTwelfths",
    (frozen.amount + coalesce(noted.issued, 0))::float8 as amount, coalesce(noted.waiting, 0)::float8 as waiting
  from billing_rows frozen
  join billing_periods period on period.id = frozen.period_id and period.unlocked_at is null
  join billing_invoices invoice on invoice.division_id = period.division_id and invoice.month = period.month
    and invoice.principal_id = frozen.principal_id
  left join lateral (
    select sum(line.amount) filter (where note.issued_at is not null) as issued,
      sum(line.amount) filter (where note.issued_at is null and note.ended_at is null) as waiting
    from billing_note_rows line join billing_notes note on note.id = line.note_id where line.row_id = frozen.id
  ) noted on true
  where not frozen.is_released`;

/** Find a locked invoice row of a division; undefined when it is on no invoice. One query. */
export async function findInvoicedRow(db: Executor, divisionId: number, key: RowKey): Promise<InvoicedRow | undefined> {
  const rowCondition =
    "rowId" in key
      ? sql`frozen.id = ${key.rowId}`
      : sql`frozen.kind = ${key.kind} and frozen.source_id = ${key.sourceId}`;
  const [row] = await db.execute<InvoicedRow>(
    sql`${invoiced} and period.division_id = ${divisionId} and ${rowCondition}`,
  );
  return row;
}

/** Return the unissued rows of a note with the current amounts they correct, oldest first. */
export async function unissuedRowsOf(db: Executor, noteId: number) {
  return db.execute<InvoicedRow & { id: number; change: number }>(sql`
    select line.id, line.amount::float8 as change, invoiced.* from billing_note_rows line
    join (${invoiced}) invoiced on invoiced."rowId" = line.row_id
    where line.note_id = ${noteId} order by line.id`);
}

/** Return the proposed note of the invoice for a kind, creating it if needed. */
async function openNote(db: Transaction, { invoiceId, divisionId }: InvoicedRow, kind: NoteKind, by: RowAuthor) {
  const values = { divisionId, invoiceId, kind, createdAt: by.now, createdBy: by.userId };
  const [found] = await db.execute<{ id: number }>(sql`
    insert into billing_notes (division_id, invoice_id, kind, created_at, created_by)
    values (${values.divisionId}, ${values.invoiceId}, ${values.kind}, ${values.createdAt.toISOString()}, ${values.createdBy})
    on conflict (invoice_id, kind) where asked_at is null and ended_at is null do update set kind = excluded.kind returning id`);
  return requirePresent(found, "the note").id;
}

type RowAuthor = { now: Date; userId: number | null; reason: string; cause: string | null };
type Added = { noteId: number; noteRowId: number; kind: NoteKind; change: Figures };

/**
 * Add a change of an invoiced row to the proposed note of its direction. @param to the right amount, different from the
 * current one
 */
async function addNoteRow(db: Transaction, row: InvoicedRow, to: number, by: RowAuthor): Promise<Added> {
  const change = figureChangeOf(row, row.amount + row.waiting, to);
  const kind = change.amount < 0 ? "credit" : "debit";
  const noteId = await openNote(db, row, kind, by);
  const [stored] = await db
    .insert(billingNoteRows)
    .values({
      noteId,
      rowId: row.rowId,
      reason: by.reason,
      cause: by.cause,
      ...change,
      createdAt: by.now,
      createdBy: by.userId,
    })
    .returning({ id: billingNoteRows.id });
  return { noteId, noteRowId: requirePresent(stored, "the row of a note").id, kind, change };
}

/** A row by its id, or by its source, e.g. a work order id. */
type RowKey = { rowId: number } | { kind: BillingKind; sourceId: number };

type Proposal = RowKey & {
  divisionId: number;
  /** Change of the amount before fee and VAT, in whole rupiah; negative for a decrease. */
  difference: number;
  reason: string;
  /** The cause, e.g. "pay-difference:17", at most 200 characters: each cause proposes once. */
  cause?: string;
  /** The proposing user; omitted for a late event. */
  userId?: number;
  now: Date;
};
type Proposed = { noteId: number; noteRowId: number; kind: NoteKind; difference: number };

async function findCause(db: Transaction, cause: string): Promise<Proposed | undefined> {
  const [existing] = await db
    .select({
      noteId: billingNoteRows.noteId,
      noteRowId: billingNoteRows.id,
      kind: billingNotes.kind,
      difference: billingNoteRows.amount,
    })
    .from(billingNoteRows)
    .innerJoin(billingNotes, eq(billingNotes.id, billingNoteRows.noteId))
    .where(eq(billingNoteRows.cause, cause));
  return existing;
}

/**
 * Propose a correction of a record on a locked invoice as a credit or debit note row; finance requests it and a second
 * person issues it. Fee and VAT follow the billed terms. Runs in the caller's transaction, waits for month locks, and
 * writes no audit entry. A decrease is limited to the remaining amount. product 5.14 @returns the note row with the
 * accepted difference, the first one if this cause proposed before; null when the record is on no locked invoice or
 * nothing changes
 */
export async function proposeCorrection(db: Transaction, proposal: Proposal): Promise<Proposed | null> {
  const { divisionId, difference, now, reason, cause = null, userId = null } = proposal;
  await sharePeriod(db, billingPeriod);
  const known = cause === null ? undefined : await findCause(db, cause);
  if (known) return known;
  const row = await findInvoicedRow(db, divisionId, proposal);
  if (!row) return null;
  const stands = row.amount + row.waiting;
  const to = Math.max(0, stands + difference);
  if (to === stands) return null;
  const { change, ...added } = await addNoteRow(db, row, to, { now, userId, reason, cause });
  return { ...added, difference: change.amount };
}
