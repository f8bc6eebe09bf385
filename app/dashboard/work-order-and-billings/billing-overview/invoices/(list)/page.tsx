import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { billingRoot } from "@/components/features/billing/addresses";
import { AgeingTable } from "@/components/features/billing/invoices/ageing-table";
import { InvoicesTable } from "@/components/features/billing/invoices/all-invoices-table";
import { RemindersButton } from "@/components/features/billing/reminders/button";
import { PageHeader } from "@/components/ui/layout/page-header";
import { emptyStateOf } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { ListSearch } from "@/components/ui/list/list-search";
import {
  hrefWith,
  oneOf,
  readChoice,
  readListState,
  tableCookie,
  valueOf,
  type SearchParams,
} from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { ListTabs } from "@/components/ui/list/list-tabs";
import { listAgeing } from "@/lib/features/billing/invoices/list-ageing";
import { listInvoices } from "@/lib/features/billing/invoices/list-invoices";
import { getReminders } from "@/lib/features/billing/reminders/get-reminders";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../../../require-user";

const table = "invoices";
const tabs = ["due", "paid", "notes", "all", "ageing"] as const;
const defaults = { pageSize: 10, sorts: ["number"], order: "desc" } as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("billing.invoicesPage"))("title") };
}

/** Invoices of locked months with open amounts, and the ageing list by principal. product 5.14 */
export default async function InvoicesPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [, params, cookieStore] = await Promise.all([requireUser("billing:view"), searchParams, cookies()]);
  const [t, billing, shell] = await Promise.all([
    getTranslations("billing.invoicesPage"),
    getTranslations("billing"),
    getTranslations("shell"),
  ]);
  const tab = oneOf(valueOf(params, "tab"), tabs);
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search } = readListState(params, defaults, choice);
  const listQuery = { pageNumber: pageIndex + 1, pageSize, filterList: search };
  const [ageing, page, reminders] = await Promise.all([
    tab === "ageing" ? orNull(load(listAgeing, {})) : null,
    tab === "ageing" ? null : orNull(load(listInvoices, { ...listQuery, tab })),
    orNull(load(getReminders, {})),
  ]);
  const isPaidUp = (tab === "due" && (page?.counts.all ?? 0) > 0) || tab === "ageing";
  const emptyState = emptyStateOf(tab === "ageing" ? ageing?.rows : page?.rows, {
    title: search !== "" ? shell("list.noData") : t(isPaidUp ? "emptyDue" : "empty"),
    text: search !== "" ? shell("list.noneMatches") : t(isPaidUp ? "emptyDueText" : "emptyText"),
    action: search === "" ? null : { href: hrefWith(params, { search: null }), label: shell("list.clearFilters") },
  });
  return (
    <>
      <PageHeader
        crumbs={[
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: billing("title"), href: billingRoot },
        ]}
        title={t("title")}
        lead={t("lead")}
      />
      <ListTabs
        label={t("title")}
        tabs={tabs.map((id) => ({
          id,
          label: t(`tabs.${id}`),
          ...(page && id !== "ageing" ? { count: String(page.counts[id] ?? 0) } : {}),
          href: hrefWith(params, { tab: id, pageIndex: null, ...(id === "ageing" ? { search: null } : {}) }),
        }))}
        current={tab}
      />
      <ListTable
        name={table}
        label={t(`tabs.${tab}`)}
        choice={choice}
        emptyState={emptyState}
        tools={
          <>
            {tab === "ageing" ? null : <ListSearch label={t("search")} />}
            {reminders ? <RemindersButton reminders={reminders} /> : null}
          </>
        }
        footer={
          page ? (
            <ListPagination
              table={table}
              total={page.total}
              pageIndex={pageIndex}
              pageSize={pageSize}
              defaultPageSize={defaults.pageSize}
              params={params}
            />
          ) : null
        }
      >
        {ageing ? <AgeingTable ageing={ageing} /> : null}
        {page ? <InvoicesTable rows={page.rows} balance={page.balance} /> : null}
      </ListTable>
    </>
  );
}
