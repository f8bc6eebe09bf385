import { sql, type SQL } from "drizzle-orm";

/**
 * Select invoices of locked months as a query part: billed total, issued notes, PPh 23 withheld, payments and balance,
 * in whole rupiah. dated is the lock day in Asia/Jakarta. A principal without an amount keeps its number but has no
 * invoice. product 5.14
 */
export const invoicesOf = (divisionId: SQL | number): SQL => sql`
  select invoice.id, invoice.number, invoice.month, invoice.principal_id, invoice.principal_name, period.id as period_id,
    (period.locked_at at time zone 'Asia/Jakarta')::date as dated, billed.rows, billed.total, billed.contracts,
    coalesce(noted.total, 0)::bigint as notes, tax.tax_invoice_number, coalesce(tax.withheld, 0) as withheld, tax.withheld_on,
    coalesce(received.total, 0)::bigint as paid, received.last as paid_on,
    (billed.total + coalesce(noted.total, 0) - coalesce(tax.withheld, 0) - coalesce(received.total, 0))::bigint as balance
  from billing_invoices invoice
  join billing_periods period on period.division_id = invoice.division_id and period.month = invoice.month and period.unlocked_at is null
  cross join lateral (
    select count(*)::int as rows, sum(frozen.total_bills)::bigint as total,
      coalesce(array_agg(distinct frozen.contract_name) filter (where frozen.contract_name is not null), '{}') as contracts
    from billing_rows frozen where frozen.period_id = period.id and frozen.principal_id = invoice.principal_id
  ) billed
  left join lateral (
    select sum(line.total_bills) as total from billing_notes note join billing_note_rows line on line.note_id = note.id
    where note.invoice_id = invoice.id and note.issued_at is not null
  ) noted on true
  left join billing_invoice_taxes tax on tax.invoice_id = invoice.id
  left join lateral (
    select sum(payment.amount) as total, max(payment.paid_on) as last from billing_payments payment
    where payment.invoice_id = invoice.id and payment.removed_at is null
  ) received on true
  where invoice.division_id = ${divisionId} and billed.rows > 0`;

/** State of an invoice: open, partly-paid or paid. product 5.14 */
export const invoiceState = sql`case when balance <= 0 then 'paid' when paid > 0 or withheld > 0 then 'partly-paid' else 'open' end`;
