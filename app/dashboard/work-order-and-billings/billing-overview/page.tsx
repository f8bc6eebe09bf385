import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { BillsList } from "@/components/features/billing/lists/bills-list";
import { MonthLockActions } from "@/components/features/billing/periods/month-lock-actions";
import { MonthStatus } from "@/components/features/billing/periods/month-status";
import { DownloadBillsButton } from "@/components/features/billing/sheets/download-button";
import { BillingStartStatus } from "@/components/features/billing/starts/billing-start-status";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { PageHeader } from "@/components/ui/layout/page-header";
import { ListEmpty } from "@/components/ui/list/list-empty";
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
import { ListTabs } from "@/components/ui/list/list-tabs";
import { MonthChooser } from "@/components/ui/list/filters/month-chooser";
import { listContractPrincipals } from "@/lib/features/contracts/list-contract-principals";
import { getNewestMonth } from "@/lib/features/billing/lists/get-newest-month";
import { getBillingStart } from "@/lib/features/billing/starts/get-billing-start";
import { billSorts } from "@/lib/features/billing/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../access/require-user";
import { billingQuery, checkups, hasMonthParam, tabs } from "./query";
import { loadBills } from "./load-bills";

const table = "billing";
const defaults = { pageSize: 10, sorts: billSorts, order: "asc" } as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("billing"))("title") };
}

/** Bills of a month, one tab per kind with its sum. Finance edits amounts, downloads and locks. D3 §2, product 5.14 */
export default async function BillingPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [user, params, cookieStore] = await Promise.all([requireUser("billing:view"), searchParams, cookies()]);
  const [t, shell, requestLocale] = await Promise.all([
    getTranslations("billing"),
    getTranslations("shell"),
    getLocale(),
  ]);
  const newest = hasMonthParam(params) ? null : await orNull(load(getNewestMonth, {}));
  const { tab, mcu, kind, month, year, years, day } = billingQuery(params, newest);
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search, sort, order } = readListState(params, defaults, choice);
  const hold = kind === "expenses" && valueOf(params, "hold") === "true";
  const billQuery = { month, year, filterList: search, hold, sort, order };
  const bills = await orNull(loadBills(kind, { ...billQuery, pageNumber: pageIndex + 1, pageSize }));
  const page = bills?.page;
  const isBeforeStart = page?.start && (!page.start.isConfirmed || day < page.start.month);
  const start = isBeforeStart ? await orNull(load(getBillingStart, {})) : null;
  const billedParties = page?.allowedActions.includes("principal")
    ? await orNull(load(listContractPrincipals, {}))
    : null;
  const monthName = formatDate(day, requestLocale, "month");
  const isTanker = kind === "victualing" && user.divisionId === 2;
  const way = { pageIndex: null, sort: null, order: null, hold: null };
  const isLost = pageIndex > 0 || search !== "";
  const emptyState = isTanker ? (
    <ListEmpty title={t("marineOnly")} text={t("marineOnlyText")} />
  ) : (
    emptyStateOf(page?.rows, {
      title: search !== "" ? shell("list.noData") : hold ? t("emptyHeld") : t(`empty.${kind}`),
      text:
        search !== ""
          ? shell("list.noneMatches")
          : hold
            ? t("emptyHeldText", { month: monthName })
            : page?.lockRefusal === "beforeStart"
              ? t("beforeStart")
              : t(`emptyText.${kind}`, { month: monthName }),
      action: isLost
        ? {
            href: hrefWith(params, pageIndex > 0 ? { pageIndex: null } : { search: null }),
            label: shell(pageIndex > 0 ? "list.first" : "list.clearFilters"),
          }
        : null,
      fallback:
        kind === "victualing" ? (
          <Button
            variant="outlined"
            component={Link}
            href={`/dashboard/crew-benefit/ujbm?months=${month}&year=${year}`}
          >
            {t("toUjbm")}
          </Button>
        ) : null,
    })
  );
  return (
    <>
      <PageHeader
        crumbs={[
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: shell("menu.work-order-and-billings") },
        ]}
        title={t("title")}
        lead={t("lead")}
        action={
          page ? (
            <MonthLockActions page={{ month, year, allowedActions: page.allowedActions }} monthName={monthName} />
          ) : null
        }
      />
      {page ? <MonthStatus page={page} kind={kind} monthName={monthName} /> : null}
      {start ? <BillingStartStatus start={start} /> : null}
      <ListTabs
        label={t("title")}
        tabs={tabs.map((id) => ({
          id,
          label: t(`tabs.${id}`),
          href: hrefWith(params, { ...way, tab: id, mcu: id === "mcu" ? mcu : null }),
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
            {tab === "mcu" ? (
              <ListFilter
                label={t("tabs.mcu")}
                choices={checkups.map((id) => ({
                  id,
                  label: t(`mcuTabs.${id}`),
                  href: hrefWith(params, { ...way, tab, mcu: id }),
                }))}
                current={mcu}
              />
            ) : null}
            {tab === "expenses" ? (
              <ListFilter
                label={t("holdFilter")}
                choices={[
                  {
                    id: "priced",
                    label: t("holdChoices.priced"),
                    href: hrefWith(params, { pageIndex: null, hold: null }),
                  },
                  {
                    id: "held",
                    label: page ? t("holdChoices.held", { count: page.open.held }) : t("onHold"),
                    href: hrefWith(params, { pageIndex: null, hold: "true" }),
                  },
                ]}
                current={hold ? "held" : "priced"}
              />
            ) : null}
            <MonthChooser monthKey="month" months={month} year={year} years={years} />
            <ListSearch label={t(tab === "victualing" ? "searchVictualing" : "search")} />
            {page && page.total > 0 ? (
              <DownloadBillsButton view={{ kind, monthName, count: page.total, query: billQuery }} />
            ) : null}
          </>
        }
        footer={
          <ListPagination
            table={table}
            total={page?.total ?? 0}
            pageIndex={pageIndex}
            pageSize={pageSize}
            defaultPageSize={defaults.pageSize}
            params={params}
          />
        }
      >
        {bills ? (
          <BillsList bills={bills} params={params} sort={sort} order={order} principals={billedParties} />
        ) : null}
      </ListTable>
    </>
  );
}
