import { isNotNull } from "drizzle-orm";
import { z } from "zod";
import { anyOf } from "@/db/any-of";
import type { Transaction } from "@/db/client";
import { billingReminders, billingSettings } from "@/db/schema/billing";
import { users } from "@/db/schema/users";
import { can } from "@/lib/access/actor";
import { activeAccountsOf } from "@/lib/access/second-person";
import { rolesOf } from "@/lib/access/roles";
import { dayOf } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { invoiceDueMail } from "./emails/invoice-due";
import { invoicesToRemind, type Due } from "./queries";

/** Days between one reminder and the next. */
const intervalDays = 30;

type Reader = { name: string; email: string; language: Locale; isOffice: boolean };
const finance = rolesOf("finance");

/** Return finance users of a division with access to billing. */
async function financeOf(db: Transaction, divisionId: number): Promise<Reader[]> {
  const accounts = await activeAccountsOf(db, divisionId, anyOf(users.role, finance));
  return accounts
    .filter((account) => can(account, "billing:view"))
    .map(({ email, firstName, language }) => ({ email, name: firstName, language: language ?? "id", isOffice: true }));
}

const companyOf = ({ email, principal }: Due): Reader[] =>
  email ? [{ email, name: principal, language: "en", isOffice: false }] : [];

async function sendReminder(db: Transaction, invoice: Due, readers: readonly Reader[], now: Date) {
  const number = invoice.remindersSent + 1;
  const [stored] = await db
    .insert(billingReminders)
    .values({ invoiceId: invoice.id, number, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: billingReminders.id });
  if (!stored) return false;
  for (const reader of readers)
    await enqueueMail(db, {
      type: "InvoiceDue",
      subject: { type: "invoice", id: invoice.id, version: number },
      recipient: reader.email,
      language: reader.language,
      content: invoiceDueMail(invoice, reader),
    });
  return true;
}

/**
 * Send reminders of open invoices each morning (Asia/Jakarta) where enabled: to the principal's company address, and to
 * finance without one or if configured. First after the set days, then every 30. Run by the scheduler only. product
 * 5.14 @throws forbidden for people
 */
export const remindInvoices = write({
  name: "billing.remind-invoices",
  access: "scheduler",
  input: z.object({}),
  output: z.object({ reminded: z.number() }),
  async run({ db, now, audit, unchanged }) {
    const today = dayOf(now);
    let reminded = 0;
    for (const setting of await db.select().from(billingSettings).where(isNotNull(billingSettings.remindAfterDays))) {
      const { divisionId, remindAfterDays, remindWhom } = setting;
      const office = await financeOf(db, divisionId);
      for (const invoice of await invoicesToRemind(db, divisionId, {
        days: remindAfterDays ?? 0,
        intervalDays,
        today,
      })) {
        const company = remindWhom === "principal" ? companyOf(invoice) : [];
        if (!(await sendReminder(db, invoice, company.length > 0 ? company : office, now))) continue;
        reminded += 1;
        audit({
          subject: invoice.id,
          divisionId,
          after: { reminder: invoice.remindersSent + 1, balance: invoice.balance },
        });
      }
    }
    if (reminded === 0) unchanged();
    return { reminded };
  },
});
