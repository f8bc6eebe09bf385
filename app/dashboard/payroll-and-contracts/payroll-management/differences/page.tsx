import type { Metadata } from "next";
import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { monthName } from "@/components/features/work-orders/inputs/month-name";
import { DifferencesTable } from "@/components/features/work-orders/differences/table";
import { resultCountOf } from "@/components/ui/layout/result-count";
import { PageHeader } from "@/components/ui/layout/page-header";
import { ListFilter } from "@/components/ui/list/list-filter";
import { emptyStateOf, emptyStateAction } from "@/components/ui/list/empty-state";
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
import { listDifferences } from "@/lib/features/work-orders/differences/list-differences";
import { differenceTabs } from "@/lib/features/work-orders/differences/schema";
import { isMonth } from "@/lib/features/work-orders/month.rules";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../../require-user";

const table = "pay-differences";
const defaults = { pageSize: 50, sorts: ["month"], order: "asc" } as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("pay-differences"))("title") };
}

/** Filters differences by month. */
async function Months({
  months,
  params,
  month,
}: {
  months: string[];
  params: SearchParams;
  month: string | undefined;
}) {
  const [t, locale] = await Promise.all([getTranslations("pay-differences"), getLocale()]);
  if (months.length < 2 && !month) return null;
  const all = { id: "", label: t("allMonths"), href: hrefWith(params, { month: null, pageIndex: null }) };
  const each = months.map((id) => ({
    id,
    label: monthName(id, locale),
    href: hrefWith(params, { month: id, pageIndex: null }),
  }));
  return <ListFilter label={t("month")} choices={[all, ...each]} current={month ?? ""} />;
}

/**
 * Pay differences of locked months: propose for the next slip, confirm by a second person, or refuse. product 5.15,
 * §8
 */
export default async function PayDifferencesPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [, params, cookieStore] = await Promise.all([requireUser("work-orders:view"), searchParams, cookies()]);
  const [t, shell, rates, format] = await Promise.all([
    getTranslations("pay-differences"),
    getTranslations("shell"),
    getTranslations("rates"),
    getFormatter(),
  ]);
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search } = readListState(params, defaults, choice);
  const tab = oneOf(valueOf(params, "tab"), differenceTabs);
  const monthParam = valueOf(params, "month");
  const month = isMonth(monthParam) ? monthParam : undefined;
  const page = await orNull(
    load(listDifferences, { tab, month, filterList: search, pageNumber: pageIndex + 1, pageSize }),
  );
  const tabs = differenceTabs.map((id) => ({
    id,
    label: t(`tabs.${id}`),
    href: hrefWith(params, { tab: id, pageIndex: null }),
    count: page ? format.number(page.counts[id]) : undefined,
  }));
  const isFiltered = search !== "" || month !== undefined;
  const emptyState = emptyStateOf(page?.rows, {
    title: t(`empty.${tab}`),
    text: isFiltered ? shell("list.noneMatches") : t("emptyText"),
    action: await emptyStateAction({ params, tab, isPast: pageIndex > 0, isFiltered }),
    fallback: null,
  });
  return (
    <>
      <PageHeader
        crumbs={[
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: rates("title"), href: "/dashboard/payroll-and-contracts/payroll-management" },
        ]}
        title={t("title")}
        lead={t("lead")}
        isLeadWide
        count={await resultCountOf(page)}
      />
      <ListTabs label={t("title")} tabs={tabs} current={tab} />
      <ListTable
        name={table}
        label={t("title")}
        choice={choice}
        emptyState={emptyState}
        tools={
          <>
            <ListSearch label={t("search")} />
            <Months months={page?.months ?? []} params={params} month={month} />
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
        {page ? <DifferencesTable rows={page.rows} /> : null}
      </ListTable>
    </>
  );
}
