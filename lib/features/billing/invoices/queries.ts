import { sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import type { Actor } from "@/lib/access/actor";
import { containing } from "@/db/search-text";
import { invoicesOf, invoiceState } from "../invoices.queries";
import { frozenPeople } from "../bill-sources.queries";
import type { Ageing, GetInvoice, InvoiceRow, ListedInvoice, ListInvoices, Statement } from "./schema";

type StoredInvoice = {
  id: number;
  number: string;
  month: string;
  dated: string;
  principalId: number;
  principal: string;
  periodId: number;
  rows: number;
  contracts: string[];
  totalBills: number;
  notesTotal: number;
  version: number;
} & Pick<ListedInvoice, "state" | "taxInvoiceNumber" | "withheld" | "withheldOn" | "paid" | "paidOn" | "balance">;

const balanceColumns = sql`${invoiceState} as state, tax_invoice_number as "taxInvoiceNumber", withheld::float8, withheld_on::text as "withheldOn",
  paid::float8, paid_on::text as "paidOn", balance::float8`;

/** Find a division's invoice; undefined for another division or an unlocked month. One query. */
export async function findInvoice(db: Executor, divisionId: number, id: number): Promise<StoredInvoice | undefined> {
  const [invoice] = await db.execute<StoredInvoice>(sql`
    select id, number, month::text, dated::text, principal_id as "principalId", principal_name as principal, period_id as "periodId", rows,
      contracts, total::float8 as "totalBills", notes::float8 as "notesTotal", ${balanceColumns}, coalesce((select version
        from billing_invoice_taxes where invoice_id = invoice.id), 0) as version
    from (${invoicesOf(divisionId)}) invoice where id = ${id}`);
  return invoice;
}

type Rows = { rows: (InvoiceRow & { crewId: number | null })[]; total: number };

/** Read a page of invoice rows, by kind, vessel and name. One query. */
export async function readInvoiceRows(
  db: Executor,
  actor: Actor,
  { periodId, principalId }: StoredInvoice,
  { filterList, pageNumber, pageSize }: GetInvoice,
): Promise<Rows> {
  const found = await db.execute<InvoiceRow & { crewId: number | null; counted: number }>(sql`
    select frozen.id, frozen.kind, frozen.source_day::text as date, case when (frozen.crew_id is null or crew.id is not null)
        and (frozen.applicant_id is null or applicants.id is not null) then frozen.person_name end as name,
      coalesce(frozen.expense, frozen.package_name) as about, frozen.vessel_name as vessel, frozen.contract_name as contract,
      frozen.amount::float8, frozen.fee::float8, frozen.vat::float8, frozen.total_bills::float8 as "totalBills",
      (frozen.amount + coalesce((select sum(line.amount) from billing_note_rows line join billing_notes note on note.id = line.note_id
        where line.row_id = frozen.id and note.issued_at is not null), 0))::float8 as corrected,
      frozen.crew_id as "crewId", (count(*) over ())::int as counted
    from billing_rows frozen
    ${frozenPeople(actor)}
    where frozen.period_id = ${periodId} and frozen.principal_id = ${principalId} and ${
      filterList === ""
        ? sql`true`
        : sql`public.search_text(concat_ws(' ', frozen.vessel_name, frozen.person_name, frozen.expense, frozen.package_name)) like ${containing(filterList)}`
    }
    order by frozen.kind, lower(frozen.vessel_name) nulls last, lower(frozen.person_name) nulls last, frozen.source_day, frozen.id
    limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`);
  return { rows: found, total: found[0]?.counted ?? 0 };
}

type Listed = { rows: ListedInvoice[]; total: number; balance: number; counts: Record<ListInvoices["tab"], number> };

/**
 * Read a page of invoices, newest first, with tab counts and the tab's balance. One query. @param today calendar day in
 * Asia/Jakarta
 */
export async function readInvoices(
  db: Executor,
  divisionId: number,
  { tab, filterList, pageNumber, pageSize }: ListInvoices,
  today: string,
): Promise<Listed> {
  const isIn = { due: sql`balance > 0`, paid: sql`balance <= 0`, notes: sql`waiting > 0`, all: sql`true` };
  const found = await db.execute<{
    rows: ListedInvoice[];
    due: number;
    paid: number;
    notes: number;
    all: number;
    balance: number;
  }>(sql`
    with searched as (
      select *, (select count(*) from billing_notes note where note.invoice_id = invoice.id and note.issued_at is null
        and note.ended_at is null)::int as waiting
      from (${invoicesOf(divisionId)}) invoice where ${
        filterList === ""
          ? sql`true`
          : sql`public.search_text(concat_ws(' ', number, principal_name, tax_invoice_number)) like ${containing(filterList)}`
      }
    )
    select coalesce((select jsonb_agg(to_jsonb(page)) from (
        select id, number, month::text, dated::text, principal_id as "principalId", principal_name as principal, total::float8 as "totalBills",
          notes::float8 as "notesTotal", ${balanceColumns}, ${today}::date - dated as days, waiting as "waitingNotes"
        from searched where ${isIn[tab]} order by searched.month desc, searched.number limit ${pageSize} offset ${(pageNumber - 1) * pageSize}
      ) page), '[]') as rows,
      (count(*) filter (where ${isIn.due}))::int as due, (count(*) filter (where ${isIn.paid}))::int as paid,
      (count(*) filter (where ${isIn.notes}))::int as notes, count(*)::int as "all",
      coalesce(sum(balance) filter (where ${isIn[tab]}), 0)::float8 as balance
    from searched`);
  const { rows = [], balance = 0, due = 0, paid = 0, notes = 0, all = 0 } = found[0] ?? {};
  const counts = { due, paid, notes, all };
  return { rows, balance, counts, total: counts[tab] };
}

/** Read what each principal owes by invoice age, largest first. One query. @param today calendar day in Asia/Jakarta */
export async function readAgeing(db: Executor, divisionId: number, today: string): Promise<Ageing["rows"]> {
  const days = sql`${today}::date - dated`;
  const sum = (when: SQL) => sql`coalesce(sum(balance) filter (where ${when}), 0)::float8`;
  return db.execute<Ageing["rows"][number]>(sql`
    select principal_id as "principalId", min(principal_name) as principal, count(*)::int as invoices,
      ${sum(sql`${days} <= 30`)} as "to30", ${sum(sql`${days} between 31 and 60`)} as "to60",
      ${sum(sql`${days} between 61 and 90`)} as "to90", ${sum(sql`${days} > 90`)} as "over90", sum(balance)::float8 as balance
    from (${invoicesOf(divisionId)}) invoice where balance <> 0
    group by principal_id order by sum(balance) desc, principal_id limit 500`);
}

type AccountMovement = {
  day: string;
  kind: Statement["lines"][number]["kind"];
  number: string;
  invoiceId: number;
  note: string | null;
  amount: number;
};

/**
 * Read a principal's account movements up to a day, oldest first: invoices, notes, payments, tax withheld. One query.
 */
export const readAccountMovements = (
  db: Executor,
  divisionId: number,
  principalId: number,
  to: string,
): Promise<AccountMovement[]> =>
  db.execute<AccountMovement>(sql`
    with invoiced as materialized (
      select * from (${invoicesOf(divisionId)}) invoice where principal_id = ${principalId}
    )
    select day::text, kind, number, id as "invoiceId", note, amount::float8 from (
      select dated as day, 1 as place, 'invoice' as kind, number, id, null as note, total as amount from invoiced
      union all
      select (note.issued_at at time zone 'Asia/Jakarta')::date, 2, note.kind, note.number, invoiced.id, invoiced.number, sum(line.total_bills)
      from invoiced join billing_notes note on note.invoice_id = invoiced.id and note.issued_at is not null
      join billing_note_rows line on line.note_id = note.id group by note.id, invoiced.id, invoiced.number
      union all
      select withheld_on, 3, 'withheld', number, id, null, -withheld from invoiced where withheld > 0
      union all
      select payment.paid_on, 4, 'payment', invoiced.number, invoiced.id, payment.note, -payment.amount
      from invoiced join billing_payments payment on payment.invoice_id = invoiced.id and payment.removed_at is null
    ) moved where day <= ${to}::date order by moved.day, place, number limit 20000`);
