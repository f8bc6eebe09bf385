import { eq, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import type { remindedParties } from "@/db/enums/billing";
import { billingSettings } from "@/db/schema/billing";
import { invoicesOf } from "../invoices.queries";

type Settings = { afterDays: number | null; whom: (typeof remindedParties)[number]; version: number };

/** Load a division's reminder settings; off by default. One query. */
export async function settingsOf(db: Executor, divisionId: number): Promise<Settings> {
  const [settings] = await db
    .select({
      afterDays: billingSettings.remindAfterDays,
      whom: billingSettings.remindWhom,
      version: billingSettings.version,
    })
    .from(billingSettings)
    .where(eq(billingSettings.divisionId, divisionId));
  return settings ?? { afterDays: null, whom: "finance", version: 0 };
}

export type Due = {
  id: number;
  number: string;
  principal: string;
  email: string | null;
  dated: string;
  balance: number;
  remindersSent: number;
  days: number;
};

/**
 * Select open invoices with a due reminder, and the principal's address. One query. @param today calendar day in
 * Asia/Jakarta
 */
export const invoicesToRemind = (
  db: Executor,
  divisionId: number,
  after: { days: number; intervalDays: number; today: string },
) =>
  db.execute<Due>(sql`
    select invoice.id, invoice.number, invoice.principal_name as principal, principals.email, invoice.dated::text,
      invoice.balance::float8, coalesce(told.last, 0) as "remindersSent", ${after.today}::date - invoice.dated as days
    from (${invoicesOf(divisionId)}) invoice
    join principals on principals.id = invoice.principal_id
    left join lateral (select max(number) as last from billing_reminders where invoice_id = invoice.id) told on true
    where invoice.balance > 0 and ${after.today}::date - invoice.dated >= ${after.days}::int
      and (${after.today}::date - invoice.dated - ${after.days}::int) / ${after.intervalDays}::int + 1 > coalesce(told.last, 0)
    order by invoice.dated, invoice.id limit 200`);
