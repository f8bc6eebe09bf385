import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { cache } from "react";
import { billingRoot, invoicesAddress, statementAddress } from "@/components/features/billing/addresses";
import { CorrectionNotes } from "@/components/features/billing/corrections/credit-and-debit-notes";
import { InvoiceRowsTable } from "@/components/features/billing/invoices/rows-table";
import styles from "@/components/features/billing/billing.module.css";
import { InvoiceStateBadge } from "@/components/features/billing/invoices/state-badge";
import { InvoicePayments } from "@/components/features/billing/payments/invoice-payments";
import { InvoicePaymentActions } from "@/components/features/billing/payments/actions";
import { Link } from "@/components/ui/layout/link";
import { DetailList } from "@/components/ui/layout/detail-list";
import { PageHeader } from "@/components/ui/layout/page-header";
import { emptyStateOf } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { ListSearch } from "@/components/ui/list/list-search";
import { hrefWith, readChoice, readListState, tableCookie, type SearchParams } from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { getInvoice } from "@/lib/features/billing/invoices/get-invoice";
import type { Invoice } from "@/lib/features/billing/invoices/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { load } from "@/lib/platform/transport/page";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import { requireUser } from "../../../../require-user";

const table = "invoice";
const defaults = { pageSize: 50, sorts: ["row"], order: "asc" } as const;
type Props = { params: Promise<{ invoiceId: string }>; searchParams: Promise<SearchParams> };

/** Load the invoice once for title and page. */
const invoiceAt = cache((invoiceId: string, pageNumber: number, pageSize: number, filterList: string) =>
  load(getInvoice, { invoiceId, pageNumber, pageSize, filterList }),
);

async function invoiceOf({ params, searchParams }: Props) {
  const [{ invoiceId }, query, cookieStore] = await Promise.all([params, searchParams, cookies()]);
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const state = readListState(query, defaults, choice);
  return {
    choice,
    query,
    ...state,
    invoice: await invoiceAt(invoiceId, state.pageIndex + 1, state.pageSize, state.search),
  };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { invoice } = await invoiceOf(props);
  return { title: (await getTranslations("billing.invoice"))("title", { number: invoice.number }) };
}

/** Return the invoice data that the payment dialogs need. */
const invoiceFacts = ({ id, number, balance, taxInvoiceNumber, withheld, withheldOn, version }: Invoice) => ({
  id,
  number,
  balance,
  taxInvoiceNumber,
  withheld,
  withheldOn,
  version,
});

/** An invoice of a locked month: its rows, credit and debit notes, and the amount due. product 5.14 */
export default async function InvoicePage(props: Props) {
  await requireUser("billing:view");
  const { invoice, choice, query, pageIndex, pageSize } = await invoiceOf(props);
  const [t, payments, billing, shell, requestLocale] = await Promise.all([
    getTranslations("billing.invoice"),
    getTranslations("billing.payments"),
    getTranslations("billing"),
    getTranslations("shell"),
    getLocale(),
  ]);
  const [year, month] = invoice.month.split("-").map(Number);
  return (
    <>
      <PageHeader
        crumbs={[
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: billing("title"), href: `${billingRoot}?month=${month}&year=${year}` },
          { label: billing("invoicesPage.title"), href: invoicesAddress },
        ]}
        title={t("title", { number: invoice.number })}
        action={
          invoice.allowedActions.includes("payments") ? (
            <InvoicePaymentActions invoice={{ ...invoiceFacts(invoice), today: dayOf(new Date()) }} />
          ) : null
        }
      />
      <DetailList
        details={[
          {
            label: t("principal"),
            value: (
              <Link href={statementAddress(invoice.principalId)} className={styles.link}>
                {invoice.principal}
              </Link>
            ),
          },
          { label: t("month"), value: formatDate(invoice.month, requestLocale, "month") },
          { label: t("dated"), value: formatDate(invoice.dated, requestLocale) },
          { label: t("contracts"), value: invoice.contracts.join(", ") },
          { label: t("totalBills"), value: rupiahText(invoice.totalBills) },
          { label: t("notesTotal"), value: invoice.notesTotal === 0 ? null : rupiahText(invoice.notesTotal) },
          { label: payments("taxes.taxInvoiceNumber"), value: invoice.taxInvoiceNumber },
          { label: payments("taxes.withheld"), value: invoice.withheld === 0 ? null : rupiahText(invoice.withheld) },
          { label: t("state"), value: <InvoiceStateBadge state={invoice.state} /> },
          { label: t("balance"), value: <strong>{rupiahText(invoice.balance)}</strong> },
        ]}
      />
      <InvoicePayments invoice={invoice} />
      <CorrectionNotes notes={invoice.notes} />
      <ListTable
        name={table}
        label={t("rows")}
        choice={choice}
        tools={<ListSearch label={t("search")} />}
        emptyState={emptyStateOf(invoice.rows, {
          title: t("empty"),
          text: t("emptyText"),
          action: { href: hrefWith(query, { search: null, pageIndex: null }), label: shell("list.clearFilters") },
        })}
        footer={
          <ListPagination
            table={table}
            total={invoice.total}
            pageIndex={pageIndex}
            pageSize={pageSize}
            defaultPageSize={defaults.pageSize}
            params={query}
          />
        }
      >
        <InvoiceRowsTable invoice={invoice} />
      </ListTable>
    </>
  );
}
