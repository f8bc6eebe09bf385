import { billingRoot, invoiceAddress, statementAddress } from "@/components/features/billing/addresses";
import { InvoiceStateBadge } from "@/components/features/billing/invoices/state-badge";
import { RemindersButton } from "@/components/features/billing/reminders/button";
import { Link } from "@/components/ui/layout/link";
import { PageHeader } from "@/components/ui/layout/page-header";
import { hrefWith } from "@/components/ui/list/list-state";
import { ListTabs } from "@/components/ui/list/list-tabs";
import { listAgeing } from "@/lib/features/billing/invoices/list-ageing";
import { listInvoices } from "@/lib/features/billing/invoices/list-invoices";
import { ageingBuckets } from "@/lib/features/billing/invoices/schema";
import { getReminders } from "@/lib/features/billing/reminders/get-reminders";
import { formatRupiah } from "@/lib/features/rates/amount.rules";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import type { ListViewer } from "../../../list-screen/declaration";
import { list } from "../../../list-screen/list-screen";
import { textsOf } from "../../../list-screen/texts";

const texts = "billing.invoicesPage";
const invoiceTabs = ["due", "paid", "notes", "all"] as const;
const tabs = [...invoiceTabs, "ageing"] as const;
const dashed = (amount: number) => (amount === 0 ? null : formatRupiah(amount));

type HeadProps = {
  viewer: ListViewer<typeof texts, string>;
  current: (typeof tabs)[number];
  counts: Record<string, number> | undefined;
};

/** Heading and tabs: invoices by their balance, and what principals owe by age. */
async function Head({ viewer: { t, home, params, number }, current, counts }: HeadProps) {
  const billing = await textsOf("billing");
  return (
    <>
      <PageHeader
        crumbs={[home, { label: billing.t("title"), href: billingRoot }]}
        title={t("title")}
        lead={t("lead")}
      />
      <ListTabs
        label={t("title")}
        tabs={tabs.map((id) => ({
          id,
          label: t(`tabs.${id}`),
          count: counts && id !== "ageing" ? number(counts[id] ?? 0) : undefined,
          href: hrefWith(params, { tab: id, pageIndex: null, ...(id === "ageing" ? { search: null } : {}) }),
        }))}
        current={current}
      />
    </>
  );
}

async function Reminders() {
  const reminders = await orNull(load(getReminders, {}));
  return reminders ? <RemindersButton reminders={reminders} /> : null;
}

/** Invoices of locked months with billed, corrected and paid amounts, and balance. product 5.14 */
export const invoices = list({
  name: "invoices",
  texts,
  tabs: invoiceTabs,
  load: (query, { tab }) => load(listInvoices, { ...query, tab }),
}).view({
  label: ({ t, tab }) => t(`tabs.${tab}`),
  search: "search",
  tools: () => <Reminders />,
  keyOf: ({ id }) => id,
  columns: [
    {
      id: "number",
      label: "columns.number",
      card: "title",
      text: ({ number }) => number,
      href: ({ id }) => invoiceAddress(id),
      second: ({ waitingNotes: count }, { t }) => (count > 0 ? t("waitingNotes", { count }) : null),
      total: ({ t }) => t("total"),
    },
    {
      id: "principal",
      label: "columns.principal",
      card: "fact",
      text: ({ principal }) => principal,
      href: ({ principalId }) => statementAddress(principalId),
    },
    { id: "month", label: "columns.month", card: "fact", text: ({ month }, viewer) => viewer.month(month) },
    { id: "dated", label: "columns.dated", text: ({ dated }, { date }) => date(dated) },
    { id: "days", label: "columns.days", align: "end", card: "fact", text: ({ days }) => days },
    {
      id: "totalBills",
      label: "columns.totalBills",
      align: "end",
      card: "fact",
      text: (row) => dashed(row.totalBills),
    },
    {
      id: "notesTotal",
      label: "columns.notesTotal",
      align: "end",
      card: "fact",
      text: (row) => dashed(row.notesTotal),
    },
    { id: "withheld", label: "columns.withheld", align: "end", card: "fact", text: (row) => dashed(row.withheld) },
    { id: "paid", label: "columns.paid", align: "end", card: "fact", text: (row) => dashed(row.paid) },
    {
      id: "balance",
      label: "columns.balance",
      align: "end",
      card: "fact",
      cell: ({ balance }) => <strong>{formatRupiah(balance)}</strong>,
      total: ({ page }) => page && formatRupiah(page.balance),
    },
    { id: "state", label: "columns.state", card: "badge", cell: ({ state }) => <InvoiceStateBadge state={state} /> },
  ],
  empty: {
    title: ({ t, tab, page }) => t(tab === "due" && page?.counts.all ? "emptyDue" : "empty"),
    text: ({ t, tab, page }) => t(tab === "due" && page?.counts.all ? "emptyDueText" : "emptyText"),
  },
  frame: (rows, context) => (
    <>
      <Head viewer={context} current={context.tab} counts={context.page?.counts} />
      {rows}
    </>
  ),
});

/** What principals owe by invoice age. product 5.14 */
export const ageing = list({
  name: "invoices-ageing",
  texts,
  pageSize: 50,
  load: async ({ pageNumber, pageSize }) => {
    const { rows, total: sums } = await load(listAgeing, {});
    return { rows: rows.slice((pageNumber - 1) * pageSize, pageNumber * pageSize), total: rows.length, sums };
  },
}).view({
  label: "tabs.ageing",
  tools: () => <Reminders />,
  keyOf: ({ principalId }) => principalId,
  columns: [
    {
      id: "principal",
      label: "columns.principal",
      card: "title",
      cell: ({ principal, principalId }, { t }) => (
        <Link href={statementAddress(principalId)} prefetch={false} aria-label={t("statementOf", { principal })}>
          {principal}
        </Link>
      ),
      total: ({ t }) => t("total"),
    },
    { id: "invoices", label: "columns.invoices", align: "end", card: "fact", text: (row) => row.invoices },
    ...ageingBuckets.map((name) => ({
      id: name,
      label: `buckets.${name}` as const,
      align: "end" as const,
      card: "fact" as const,
      text: (row: Record<typeof name, number>) => dashed(row[name]),
      total: ({ page }: { page: { sums: Record<typeof name, number> } | null }) =>
        page && formatRupiah(page.sums[name]),
    })),
    {
      id: "balance",
      label: "columns.balance",
      align: "end",
      card: "badge",
      cell: ({ balance }) => <strong>{formatRupiah(balance)}</strong>,
      total: ({ page }) => page && formatRupiah(page.sums.balance),
    },
  ],
  empty: { title: "emptyDue", text: "emptyDueText" },
  frame: (rows, context) => (
    <>
      <Head viewer={context} current="ageing" counts={undefined} />
      {rows}
    </>
  ),
});
