"use client";

import { useTranslations } from "next-intl";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { MoneyField } from "@/components/ui/form/money-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { addPaymentAction, removePaymentAction, updateTaxesAction } from "@/lib/features/billing/payments/actions";
import { addPaymentInput, removePaymentInput, updateTaxesInput } from "@/lib/features/billing/payments/schema";
import { rupiahText } from "@/lib/features/rates/amount.rules";

export type PaidInvoice = {
  id: number;
  number: string;
  balance: number;
  taxInvoiceNumber: string | null;
  withheld: number;
  withheldOn: string | null;
  version: number;
  today: string;
};
type Props = { invoice: PaidInvoice; onClose: () => void };
type Payment = { invoiceId: number; paidOn: string; amount: string; note: string };
type Taxes = { invoiceId: number; taxInvoiceNumber: string; withheld: string; withheldOn: string; version: number };

/** Record a payment received; the default is the balance. product 5.14 */
export function AddPaymentDialog({ invoice: { id: invoiceId, number, balance, today }, onClose }: Props) {
  const t = useTranslations("billing.payments");
  return (
    <FormDialog<Payment, unknown>
      title={t("add.title", { number })}
      text={t("add.text", { balance: rupiahText(balance) })}
      confirm={t("add.save")}
      schema={addPaymentInput}
      action={addPaymentAction}
      defaultValues={{ invoiceId, paidOn: today, amount: String(balance), note: "" }}
      done={t("add.done")}
      onClose={onClose}
    >
      {(fields) => (
        <>
          <FormDateField {...fields} name="paidOn" label={t("paidOn")} max={today} required />
          <MoneyField {...fields} name="amount" label={t("amount")} max={13} required />
          <div data-wide>
            <FormTextField {...fields} name="note" label={t("note")} maxLength={200} />
          </div>
        </>
      )}
    </FormDialog>
  );
}

/** Edit the tax invoice number and withheld PPh 23. product 5.14 */
export function InvoiceTaxesDialog({ invoice, onClose }: Props) {
  const t = useTranslations("billing.payments");
  const { id: invoiceId, number, taxInvoiceNumber, withheld, withheldOn, version, today } = invoice;
  return (
    <FormDialog<Taxes, unknown>
      title={t("taxes.title", { number })}
      text={t("taxes.text")}
      confirm={t("taxes.save")}
      needsChange
      schema={updateTaxesInput}
      action={updateTaxesAction}
      defaultValues={{
        invoiceId,
        version,
        taxInvoiceNumber: taxInvoiceNumber ?? "",
        withheldOn: withheldOn ?? "",
        withheld: withheld === 0 ? "" : String(withheld),
      }}
      done={t("taxes.done")}
      onClose={onClose}
    >
      {(fields) => (
        <>
          <div data-wide>
            <FormTextField {...fields} name="taxInvoiceNumber" label={t("taxes.taxInvoiceNumber")} maxLength={50} />
          </div>
          <MoneyField {...fields} name="withheld" label={t("taxes.withheld")} max={13} />
          <FormDateField {...fields} name="withheldOn" label={t("taxes.withheldOn")} max={today} />
        </>
      )}
    </FormDialog>
  );
}

type Removed = { paymentId: number; reason: string };

/** Remove a payment entered by mistake. */
export function RemovePaymentDialog({
  paymentId,
  amount,
  onClose,
}: {
  paymentId: number;
  amount: number;
  onClose: () => void;
}) {
  const t = useTranslations("billing.payments.remove");
  return (
    <FormDialog<Removed, unknown>
      title={t("title", { amount: rupiahText(amount) })}
      text={t("text")}
      confirm={t("action")}
      danger
      schema={removePaymentInput}
      action={removePaymentAction}
      defaultValues={{ paymentId, reason: "" }}
      done={t("done")}
      onClose={onClose}
    >
      {(fields) => (
        <div data-wide>
          <FormTextField {...fields} name="reason" label={t("reason")} maxLength={500} multiline required />
        </div>
      )}
    </FormDialog>
  );
}
