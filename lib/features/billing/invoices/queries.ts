import { sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import type { Actor } from "@/lib/access/actor";
import { containing } from "@/lib/platform/list/page-of";
import { invoicesOf } from "../invoices.queries";
import { frozenPeople } from "../sources.queries";
import type { GetInvoice, InvoiceRow } from "./schema";

type FoundInvoice = {
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
};

/** An invoice of a division; nothing for one of another, and for one whose month is open again. One query. */
export async function findInvoice(db: Executor, divisionId: number, id: number): Promise<FoundInvoice | undefined> {
  const [found] = await db.execute<FoundInvoice>(sql`
    select id, number, month::text, dated::text, principal_id as "principalId", principal_name as principal, period_id as "periodId", rows,
      contracts, total::float8 as "totalBills", notes::float8 as "notesTotal"
    from (${invoicesOf(divisionId)}) invoice where id = ${id}`);
  return found;
}

type Rows = { rows: (InvoiceRow & { crewId: number | null })[]; total: number };

/** A page of an invoice's rows, by kind, vessel and name. One query. */
export async function readInvoiceRows(
  db: Executor,
  actor: Actor,
  { periodId, principalId }: FoundInvoice,
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
        : sql`lower(concat_ws(' ', frozen.vessel_name, frozen.person_name, frozen.expense, frozen.package_name)) like ${containing(filterList)}`
    }
    order by frozen.kind, lower(frozen.vessel_name) nulls last, lower(frozen.person_name) nulls last, frozen.source_day, frozen.id
    limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`);
  return { rows: found, total: found[0]?.counted ?? 0 };
}
