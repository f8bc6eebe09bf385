import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";

/**
 * Whether an invoice of the month has notes, payments or tax entries, which block an unlock. One query. @param month
 * its first day
 */
export async function hasInvoiceActivity(
  db: Transaction,
  { divisionId, month }: { divisionId: number; month: string },
) {
  const [row] = await db.execute(sql`
    select 1 from billing_invoices invoice
    where invoice.division_id = ${divisionId} and invoice.month = ${month}::date
      and (exists (select from billing_notes note where note.invoice_id = invoice.id and note.ended_at is null)
        or exists (select from billing_payments payment where payment.invoice_id = invoice.id and payment.removed_at is null)
        or exists (select from billing_invoice_taxes tax where tax.invoice_id = invoice.id
          and (tax.withheld > 0 or tax.tax_invoice_number is not null))) limit 1`);
  return row !== undefined;
}
