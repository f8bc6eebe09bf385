import { eq } from "drizzle-orm";
import { billingInvoiceTaxes } from "@/db/schema/billing";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { billingPeriod } from "@/lib/features/accounting-periods/declarations.rules";
import { sharePeriod } from "@/lib/features/accounting-periods/queries";
import { formatRupiah } from "@/lib/features/rates/amount.rules";
import { userActorOf } from "@/lib/platform/access";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { lockInvoiceBalance } from "../invoice-balance.queries";
import { taxesUpdated, updateTaxesInput } from "./schema";

/**
 * Update an invoice's tax invoice number and withheld PPh 23, which lowers the balance. product 5.14 @throws not-found,
 * rule for more than the balance, conflict when it changed meanwhile
 */
export const updateTaxes = write({
  name: "billing.update-taxes",
  access: "billing:payments",
  input: updateTaxesInput,
  output: taxesUpdated,
  async run(scope, { invoiceId, version: expectedVersion, ...values }) {
    const { db, actor, now, audit, unchanged } = scope;
    const { divisionId, userId } = userActorOf(actor);
    await sharePeriod(db, billingPeriod);
    const { balance: remaining, withheld } = await lockInvoiceBalance(db, divisionId, invoiceId);
    const balance = remaining + withheld - values.withheld;
    if (balance < 0)
      throw refused("billing.payments.tooMuch", { balance: formatRupiah(Math.max(0, remaining + withheld)) });
    const ofInvoice = eq(billingInvoiceTaxes.invoiceId, invoiceId);
    const [before] = await db.select().from(billingInvoiceTaxes).where(ofInvoice).for("update");
    if (before) await assertUnchanged(scope, { ...before, id: invoiceId }, expectedVersion);
    const names = ["taxInvoiceNumber", "withheld", "withheldOn"] as const;
    if (before && names.every((name) => before[name] === values[name])) {
      unchanged();
      return { invoiceId, version: before.version, balance };
    }
    const stamp = { updatedAt: now, updatedBy: userId };
    const version = (before?.version ?? 0) + 1;
    const [stored] = await db
      .insert(billingInvoiceTaxes)
      .values({ invoiceId, ...values, ...stamp, createdAt: now, createdBy: userId })
      .onConflictDoUpdate({ target: billingInvoiceTaxes.invoiceId, set: { ...values, ...stamp, version } })
      .returning();
    const auditedTaxes = (row: typeof before) =>
      row ? { taxInvoiceNumber: row.taxInvoiceNumber, withheld: row.withheld, withheldOn: row.withheldOn } : null;
    audit({
      subject: invoiceId,
      divisionId,
      before: auditedTaxes(before),
      after: auditedTaxes(requirePresent(stored, "the taxes")),
    });
    return { invoiceId, version: requirePresent(stored, "the taxes").version, balance };
  },
});
