import { cache } from "react";
import { billingRoot, invoicesAddress, statementAddress } from "@/components/features/billing/addresses";
import { CorrectionNotes } from "@/components/features/billing/corrections/credit-and-debit-notes";
import { CorrectRowButton } from "@/components/features/billing/corrections/correct-row-button";
import { InvoiceFacts } from "@/components/features/billing/invoices/facts";
import { InvoicePaymentActions } from "@/components/features/billing/payments/actions";
import { InvoicePayments } from "@/components/features/billing/payments/invoice-payments";
import { PageHeader } from "@/components/ui/layout/page-header";
import { getInvoice } from "@/lib/features/billing/invoices/get-invoice";
import type { Invoice, InvoiceRow } from "@/lib/features/billing/invoices/schema";
import { formatRupiah } from "@/lib/features/rates/amount.rules";
import { dayOf } from "@/lib/platform/calendar/dates";
import { load } from "@/lib/platform/transport/page";
import type { ListViewer } from "../../../list-screen/declaration";
import { list } from "../../../list-screen/list-screen";

const texts = "billing";
type Viewer = ListViewer<typeof texts, string>;
const firstPage = 50;

/** Load a page of an invoice, once for title and page. */
const invoicePage = cache((invoiceId: string, pageNumber: number, pageSize: number, filterList: string) =>
  load(getInvoice, { invoiceId, pageNumber, pageSize, filterList }),
);
export const loadInvoice = (invoiceId: string) => invoicePage(invoiceId, 1, firstPage, "");

const nameOf = ({ name, about, vessel, date: day }: InvoiceRow, { date }: Viewer) =>
  [name, about].filter(Boolean).join(", ") || (vessel ?? date(day));

/** Return the invoice data that the payment dialogs need. */
const payable = ({ id, number, balance, taxInvoiceNumber, withheld, withheldOn, version }: Invoice) => ({
  id,
  number,
  balance,
  taxInvoiceNumber,
  withheld,
  withheldOn,
  version,
});

function Head({ invoice, viewer: { home, t, now } }: { invoice: Invoice; viewer: Viewer }) {
  const [year, month] = invoice.month.split("-").map(Number);
  return (
    <>
      <PageHeader
        crumbs={[
          home,
          { label: t("title"), href: `${billingRoot}?month=${month}&year=${year}` },
          { label: t("invoicesPage.title"), href: invoicesAddress },
        ]}
        title={t("invoice.title", { number: invoice.number })}
        action={
          invoice.allowedActions.includes("payments") ? (
            <InvoicePaymentActions invoice={{ ...payable(invoice), today: dayOf(now) }} />
          ) : null
        }
      />
      <InvoiceFacts invoice={invoice} principalHref={statementAddress(invoice.principalId)} />
      <InvoicePayments invoice={invoice} />
      <CorrectionNotes notes={invoice.notes} />
    </>
  );
}

/** An invoice of a locked month: its rows as locked with corrected amounts below, notes and balance. product 5.14 */
export const invoiceWithRows = list({
  name: "invoice",
  texts,
  pageSize: firstPage,
  load: async ({ pageNumber, pageSize, filterList }, { route }) => {
    const invoice = await invoicePage(route.invoiceId ?? "", pageNumber, pageSize, filterList);
    return { invoice, rows: invoice.rows, total: invoice.total };
  },
}).view({
  label: "invoice.rows",
  search: "invoice.search",
  keyOf: ({ id }) => id,
  columns: [
    { id: "row", label: "invoice.row", card: "title", title: ({ date: day }, { date }) => date(day), text: nameOf },
    { id: "kind", label: "invoice.kind", card: "fact", text: ({ kind }, { t }) => t(`sheet.names.${kind}`) },
    { id: "vessel", label: "columns.vessel", card: "fact", text: ({ vessel }) => vessel },
    { id: "contract", label: "columns.contract", kind: "short", text: ({ contract }) => contract },
    {
      id: "amount",
      label: "columns.amount",
      align: "end",
      card: "fact",
      text: ({ amount }) => formatRupiah(amount),
      second: ({ amount, corrected }, { t }) =>
        corrected === amount ? null : `${t("invoice.corrected")} ${formatRupiah(corrected)}`,
    },
    { id: "fee", label: "notes.columns.fee", align: "end", text: ({ fee }) => formatRupiah(fee) },
    { id: "vat", label: "notes.columns.vat", align: "end", text: ({ vat }) => formatRupiah(vat) },
    {
      id: "totalBills",
      label: "columns.totalBills",
      align: "end",
      card: "badge",
      cell: ({ totalBills }) => <strong>{formatRupiah(totalBills)}</strong>,
    },
  ],
  actions: (row, viewer) =>
    viewer.page?.invoice.allowedActions.includes("correct") ? (
      <CorrectRowButton invoiceRowId={row.id} name={nameOf(row, viewer) ?? ""} amount={row.corrected} />
    ) : null,
  empty: { title: "invoice.empty", text: "invoice.emptyText" },
  frame: (rows, viewer) => (
    <>
      {viewer.page ? <Head invoice={viewer.page.invoice} viewer={viewer} /> : null}
      {rows}
    </>
  ),
});
