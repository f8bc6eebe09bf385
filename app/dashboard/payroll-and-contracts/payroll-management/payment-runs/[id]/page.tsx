import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { monthName } from "@/components/features/work-orders/inputs/month-name";
import { runsHref } from "@/components/features/work-orders/payments/addresses";
import { RunActions, RunFacts } from "@/components/features/work-orders/payments/run-actions-and-facts";
import { TransfersTable } from "@/components/features/work-orders/payments/transfers-table";
import { PageHeader } from "@/components/ui/layout/page-header";
import { ListFilter } from "@/components/ui/list/list-filter";
import { emptyStateOf } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { ListSearch } from "@/components/ui/list/list-search";
import {
  hrefWith,
  readChoice,
  readListState,
  tableCookie,
  valueOf,
  type SearchParams,
} from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { transferStates } from "@/db/enums/work-orders";
import { getPaymentRun } from "@/lib/features/work-orders/payments/get-payment-run";
import { dayOf } from "@/lib/platform/calendar/dates";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../../../require-user";

const table = "payment-transfers";
const defaults = { pageSize: 50, sorts: ["place"], order: "asc" } as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("payment-runs"))("title") };
}

type Props = { params: Promise<{ id: string }>; searchParams: Promise<SearchParams> };

/** A payment run with its transfers: release, bank results and file. product 5.15 */
export default async function PaymentRunPage({ params: address, searchParams }: Props) {
  const [, { id }, params, cookieStore] = await Promise.all([
    requireUser("work-orders:payments"),
    address,
    searchParams,
    cookies(),
  ]);
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound();
  const [t, shell, rates, locale] = await Promise.all([
    getTranslations("payment-runs"),
    getTranslations("shell"),
    getTranslations("rates"),
    getLocale(),
  ]);
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search } = readListState(params, defaults, choice);
  const state = transferStates.find((one) => one === valueOf(params, "state"));
  const runQuery = { id: Number(id), state, filterList: search, pageNumber: pageIndex + 1, pageSize };
  const run = await load(getPaymentRun, runQuery);
  const today = dayOf(new Date());
  const all = { id: "", label: t("allStates"), href: hrefWith(params, { state: null, pageIndex: null }) };
  const each = transferStates
    .filter((one) => (run.byState[one]?.transfers ?? 0) > 0)
    .map((one) => ({
      id: one,
      label: `${t(`states.${one}`)} (${run.byState[one]?.transfers ?? 0})`,
      href: hrefWith(params, { state: one, pageIndex: null }),
    }));
  const emptyState = emptyStateOf(run.page.rows, { title: t("noTransfers"), text: shell("list.noneMatches") });
  return (
    <>
      <PageHeader
        crumbs={[
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: rates("title"), href: "/dashboard/payroll-and-contracts/payroll-management" },
          { label: t("title"), href: runsHref },
        ]}
        title={`${run.number}, ${monthName(run.month, locale)}`}
        action={<RunActions run={run} today={today} />}
      />
      <RunFacts run={run} />
      <ListTable
        name={table}
        label={t("transfers")}
        choice={choice}
        emptyState={emptyState}
        tools={
          <>
            <ListSearch label={t("searchTransfers")} />
            <ListFilter label={t("state")} choices={[all, ...each]} current={state ?? ""} />
          </>
        }
        footer={
          <ListPagination
            table={table}
            total={run.page.total}
            pageIndex={pageIndex}
            pageSize={pageSize}
            defaultPageSize={defaults.pageSize}
            params={params}
          />
        }
      >
        <TransfersTable run={run} today={today} />
      </ListTable>
    </>
  );
}
