import { sql } from "drizzle-orm";
import type { Executor } from "@/db/client";

type Payment = { id: number; paidOn: string; amount: number; note: string | null; by: string | null };

/** List an invoice's payments, oldest first, without removed ones. One query. */
export const paymentsOf = (db: Executor, invoiceId: number) =>
  db.execute<Payment>(sql`
    select payment.id, payment.paid_on::text as "paidOn", payment.amount::float8, payment.note,
      trim(concat_ws(' ', users.first_name, users.last_name)) as by
    from billing_payments payment left join users on users.id = payment.created_by
    where payment.invoice_id = ${invoiceId} and payment.removed_at is null order by payment.paid_on, payment.id limit 200`);
