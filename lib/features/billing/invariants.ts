import type { Invariant } from "@/db/doctor/invariant";

/** What must hold of what was billed. That a row is billed once, and that its figures add up, are constraints. */
export const invariants: readonly Invariant[] = [
  {
    id: "billing.rows-on-invoice",
    holds: "a billed row with a principal is on the invoice of its principal and month",
    mend: "Unlock the month with a reason and lock it again.",
    sql: () => `
      select r.id from billing_rows r join billing_periods p on p.id = r.period_id
      where not r.is_released and r.principal_id is not null and not exists (
        select from billing_invoices i
        where i.division_id = p.division_id and i.month = p.month and i.principal_id = r.principal_id)`,
  },
  {
    id: "billing.rows-released",
    holds: "rows are released exactly where their month was unlocked",
    mend: "Ask for support with the ids: rows and lock were not written together.",
    sql: () => `
      select r.id from billing_rows r join billing_periods p on p.id = r.period_id
      where r.is_released <> (p.unlocked_at is not null)`,
  },
  {
    id: "billing.rows-elsewhere",
    holds: "nothing billed elsewhere is billed here",
    mend: "Unlock the month, or credit the row by a note.",
    sql: () => `
      select r.id from billing_rows r join billing_elsewhere e on e.kind = r.kind and e.source_id = r.source_id
      where not r.is_released`,
  },
  {
    id: "billing.notes-of-invoice",
    holds: "a note corrects rows of its own invoice",
    mend: "Withdraw the note and write it anew on the right invoice.",
    sql: () => `
      select n.id from billing_note_rows nr
      join billing_notes n on n.id = nr.note_id and n.ended_at is null
      join billing_invoices i on i.id = n.invoice_id
      join billing_rows r on r.id = nr.row_id join billing_periods p on p.id = r.period_id
      where r.principal_id is distinct from i.principal_id or p.division_id <> i.division_id or p.month <> i.month`,
  },
];
