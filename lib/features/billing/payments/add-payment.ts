import { billingPayments } from "@/db/schema/billing";
import { billingPeriod } from "@/lib/features/accounting-periods/declarations.rules";
import { sharePeriod } from "@/lib/features/accounting-periods/queries";
import { formatRupiah } from "@/lib/features/rates/amount.rules";
import { userActorOf } from "@/lib/platform/access";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { lockInvoiceBalance } from "../invoice-balance.queries";
import { addPaymentInput, paymentAdded } from "./schema";

/**
 * Record a payment received for an invoice of a locked month. product 5.14 @throws not-found, invalid for a future day,
 * rule for more than the balance
 */
export const addPayment = write({
  name: "billing.add-payment",
  access: "billing:payments",
  input: addPaymentInput,
  output: paymentAdded,
  async run({ db, actor, now, audit }, { invoiceId, paidOn, amount, note }) {
    const { divisionId, userId } = userActorOf(actor);
    if (paidOn > dayOf(now))
      throw new AppError("invalid", "errors.invalid", {}, [{ path: "paidOn", message: "billing.payments.inFuture" }]);
    await sharePeriod(db, billingPeriod);
    const { number, balance } = await lockInvoiceBalance(db, divisionId, invoiceId);
    if (amount > balance) throw refused("billing.payments.tooMuch", { balance: formatRupiah(Math.max(0, balance)) });
    const [stored] = await db
      .insert(billingPayments)
      .values({ invoiceId, paidOn, amount, note, createdAt: now, createdBy: userId })
      .returning({ id: billingPayments.id });
    const { id } = requirePresent(stored, "the payment");
    audit({ subject: id, divisionId, after: { invoice: number, paidOn, amount } });
    return { paymentId: id, balance: balance - amount };
  },
});
