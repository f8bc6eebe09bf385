import type { Metadata } from "next";
import { getFormatter, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { DataRequestsTable } from "@/components/features/crew/data-requests/table";
import { resultCountOf } from "@/components/ui/layout/result-count";
import { PageHeader } from "@/components/ui/layout/page-header";
import { emptyStateOf } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
import {
  hrefWith,
  oneOf,
  readChoice,
  readListState,
  valuesOf,
  tableCookie,
  valueOf,
  type SearchParams,
} from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { ListTabs } from "@/components/ui/list/list-tabs";
import { dataRequestKinds } from "@/db/enums/crew";
import { listDataRequests } from "@/lib/features/crew/data-requests/list-data-requests";
import { dataRequestTabs } from "@/lib/features/crew/data-requests/schema";
import { load } from "@/lib/platform/transport/page";
import { orNull } from "@/lib/platform/transport/or-null";
import { ListTools } from "../../list-tools";
import { filterBarOf } from "../../filter-bar";
import { openDefaultView } from "../../open-default-view";
import { requireUser } from "../../require-user";

const table = "data-requests";
const defaults = { pageSize: 10, sorts: ["createdAt"], order: "asc" } as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("work-lists.dataRequests"))("title") };
}

/** Show data requests, next due first. product 5.20 */
export default async function DataRequestsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [, params, jar] = await Promise.all([requireUser("crew:list"), searchParams, cookies()]);
  await openDefaultView("data-requests", params);
  const [t, labels, crew, shell, format] = await Promise.all([
    getTranslations("work-lists.dataRequests"),
    getTranslations("data-requests"),
    getTranslations("crew.screens"),
    getTranslations("shell"),
    getFormatter(),
  ]);
  const choice = readChoice(jar.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search } = readListState(params, defaults, choice);
  const tab = oneOf(valueOf(params, "tab"), dataRequestTabs);
  const kind = valuesOf(params, "kind", (value) => dataRequestKinds.some((option) => option === value));
  const page = await orNull(
    load(listDataRequests, { pageNumber: pageIndex + 1, pageSize, filterList: search, kind, state: tab }),
  );
  const tabs = dataRequestTabs.map((id) => ({
    id,
    label: t(`tabs.${id}`),
    href: hrefWith(params, { tab: id, pageIndex: null }),
    count: page ? format.number(page.counts[id]) : undefined,
  }));
  const isFiltered = search !== "" || kind !== "" || pageIndex > 0;
  const kinds = dataRequestKinds.map((value) => ({ value, label: labels(`kinds.${value}`) }));
  const filterBar = await filterBarOf({
    title: t("filter"),
    selects: [{ key: "kind", label: t("kind"), current: kind, isMultiple: true, options: kinds }],
    params,
  });
  const emptyState = emptyStateOf(page?.rows, {
    title: shell("list.noData"),
    text: t(isFiltered ? "emptyNarrowed" : `empty.${tab}`),
    action: isFiltered ? { href: `?tab=${tab}`, label: shell("list.clearFilters") } : null,
  });
  const address = { ...params, tab };
  const crumbs = [
    { label: shell("menu.dashboard"), href: "/dashboard" },
    { label: crew("list.title"), href: "/dashboard/crew-management" },
  ];
  return (
    <>
      <PageHeader crumbs={crumbs} title={t("title")} count={await resultCountOf(page)} lead={t("lead")} />
      <ListTabs label={t("title")} tabs={tabs} current={tab} />
      <ListTable
        name={table}
        label={t("title")}
        choice={choice}
        emptyState={emptyState}
        tools={<ListTools list="data-requests" label={t("search")} filterBar={filterBar} />}
        footer={
          <ListPagination
            table={table}
            total={page?.total ?? 0}
            pageIndex={pageIndex}
            pageSize={pageSize}
            defaultPageSize={defaults.pageSize}
            params={address}
          />
        }
      >
        {page ? <DataRequestsTable rows={page.rows} tab={tab} /> : null}
      </ListTable>
    </>
  );
}
