import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";

/** Whether a note corrects an invoice of a month, issued or waiting: its rows stay what the note says they are. One query. @param month its first day */
export async function hasFollowed(db: Transaction, { divisionId, month }: { divisionId: number; month: string }) {
  const [found] = await db.execute(sql`
    select 1 from billing_invoices invoice
    where invoice.division_id = ${divisionId} and invoice.month = ${month}::date
      and exists (select from billing_notes note where note.invoice_id = invoice.id and note.ended_at is null) limit 1`);
  return found !== undefined;
}
