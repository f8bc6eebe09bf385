import { and, eq, inArray, isNull } from "drizzle-orm";
import { billingInvoices, billingPayments } from "@/db/schema/billing";
import { userActorOf } from "@/lib/platform/access";
import { notFound } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { paymentRemoved, removePaymentInput } from "./schema";

/** Remove a payment entered by mistake; the row and the reason stay on record. product 5.14 @throws not-found */
export const removePayment = write({
  name: "billing.remove-payment",
  access: "billing:payments",
  input: removePaymentInput,
  output: paymentRemoved,
  async run({ db, actor, now, audit }, { paymentId, reason }) {
    const { divisionId, userId } = userActorOf(actor);
    const own = db
      .select({ id: billingInvoices.id })
      .from(billingInvoices)
      .where(eq(billingInvoices.divisionId, divisionId));
    const { id, invoiceId, removedAt } = billingPayments;
    const [removed] = await db
      .update(billingPayments)
      .set({ removedAt: now, removedBy: userId })
      .where(and(eq(id, paymentId), isNull(removedAt), inArray(invoiceId, own)))
      .returning();
    if (!removed) throw notFound("billing.payments.notFound");
    const { paidOn, amount } = removed;
    audit({ subject: paymentId, divisionId, before: { paidOn, amount }, after: null, reason });
    return { paymentId };
  },
});
