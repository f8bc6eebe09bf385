import type { Metadata } from "next";
import { getFormatter, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { ImportButton } from "@/components/features/work-orders/inputs/buttons";
import { PeopleTable } from "@/components/features/work-orders/inputs/people-table";
import { YearLinks } from "@/components/features/work-orders/inputs/year-links";
import { resultCountOf } from "@/components/ui/layout/result-count";
import { PageHeader } from "@/components/ui/layout/page-header";
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
import { can } from "@/lib/access/actor";
import { listPaidPeople } from "@/lib/features/work-orders/inputs/list-paid-people";
import { peopleTabs } from "@/lib/features/work-orders/inputs/schema";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../../../require-user";
import { yearQuery } from "../year-query";

const table = "pay-people";
const defaults = { pageSize: 50, sorts: ["name"], order: "asc" } as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("pay-data"))("people.title") };
}

/**
 * People with opening balances, previous employers or extra pay in a year, and what awaits verification. product
 * 5.15.6b
 */
export default async function PayPeoplePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [user, params, cookieStore] = await Promise.all([requireUser("work-orders:view"), searchParams, cookies()]);
  const [t, shell, rates, format] = await Promise.all([
    getTranslations("pay-data"),
    getTranslations("shell"),
    getTranslations("rates"),
    getFormatter(),
  ]);
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search } = readListState(params, defaults, choice);
  const { year, years } = yearQuery(params);
  const tab = oneOf(valueOf(params, "tab"), peopleTabs);
  const page = await orNull(
    load(listPaidPeople, { year, tab, filterList: search, pageNumber: pageIndex + 1, pageSize }),
  );
  const tabs = peopleTabs.map((id) => ({
    id,
    label: t(`people.tabs.${id}`),
    href: hrefWith(params, { tab: id, pageIndex: null }),
    count: page ? format.number(page.counts[id]) : undefined,
  }));
  const emptyState = emptyStateOf(page?.rows, {
    title: t(`people.empty.${tab}`),
    text: search ? shell("list.noneMatches") : t("people.emptyText"),
    action: await emptyStateAction({ params, tab, isPast: pageIndex > 0, isFiltered: search !== "" }),
    fallback: null,
  });
  return (
    <>
      <PageHeader
        crumbs={[
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: rates("title"), href: "/dashboard/payroll-and-contracts/payroll-management" },
        ]}
        title={t("people.title")}
        lead={t("people.lead")}
        isLeadWide
        count={await resultCountOf(page)}
        action={
          can(user, "work-orders:write") ? <ImportButton label={t("import.action")} dialogProps={{ year }} /> : null
        }
      />
      <ListTabs label={t("people.title")} tabs={tabs} current={tab} />
      <ListTable
        name={table}
        label={t("people.title")}
        choice={choice}
        emptyState={emptyState}
        tools={
          <>
            <ListSearch label={t("people.search")} />
            <YearLinks year={year} years={years} params={params} />
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
        {page ? <PeopleTable rows={page.rows} year={year} /> : null}
      </ListTable>
    </>
  );
}
