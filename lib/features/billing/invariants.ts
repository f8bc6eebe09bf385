import type { Invariant } from "@/db/doctor/invariant";

/** Invariants of billing. Constraints already ensure that a row is billed once and its figures add up. */
export const invariants: readonly Invariant[] = [
  {
    id: "billing.rows-on-invoice",
    sql: () => `
      select r.id from billing_rows r join billing_periods p on p.id = r.period_id
      where not r.is_released and r.principal_id is not null and not exists (
        select from billing_invoices i
        where i.division_id = p.division_id and i.month = p.month and i.principal_id = r.principal_id)`,
  },
  {
    id: "billing.rows-released",
    sql: () => `
      select r.id from billing_rows r join billing_periods p on p.id = r.period_id
      where r.is_released <> (p.unlocked_at is not null)`,
  },
  {
    id: "billing.rows-elsewhere",
    sql: () => `
      select r.id from billing_rows r join billing_elsewhere e on e.kind = r.kind and e.source_id = r.source_id
      where not r.is_released`,
  },
  {
    id: "billing.notes-of-invoice",
    sql: () => `
      select n.id from billing_note_rows nr
      join billing_notes n on n.id = nr.note_id and n.ended_at is null
      join billing_invoices i on i.id = n.invoice_id
      join billing_rows r on r.id = nr.row_id join billing_periods p on p.id = r.period_id
      where r.principal_id is distinct from i.principal_id or p.division_id <> i.division_id or p.month <> i.month`,
  },
];
