import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { notFound } from "@/lib/platform/errors";
import { invoicesOf } from "./invoices.queries";

type Balance = { id: number; number: string; dated: string; balance: number; withheld: number };

/**
 * Lock an invoice and return its balance. Payments and corrections wait until the transaction ends. @throws not-found,
 * also when its month is unlocked
 */
export async function lockInvoiceBalance(db: Transaction, divisionId: number, invoiceId: number): Promise<Balance> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('billing-balance', ${invoiceId}))`);
  const [invoice] = await db.execute<Balance>(sql`
    select id, number, dated::text, balance::float8, withheld::float8 from (${invoicesOf(divisionId)}) invoice where id = ${invoiceId}`);
  if (!invoice) throw notFound("billing.invoice.notFound");
  return invoice;
}
