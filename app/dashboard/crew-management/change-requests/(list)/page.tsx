import type { Metadata } from "next";
import { getFormatter, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { RequestsTable } from "@/components/features/crew/change-requests/table";
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
import { crewSections } from "@/db/enums/crew";
import { requestStates } from "@/lib/features/crew/change-requests/schema";
import { listChangeRequests } from "@/lib/features/crew/change-requests/list-change-requests";
import { load } from "@/lib/platform/transport/page";
import { orNull } from "@/lib/platform/transport/or-null";
import { ListTools } from "../../../list-tools";
import { filterBarOf } from "../../../filter-bar";
import { openDefaultView } from "../../../open-default-view";
import { requireUser } from "../../../require-user";
import { requestCrumbs } from "../crumbs";

const table = "change-requests";
const defaults = { pageSize: 10, sorts: ["createdAt"], order: "asc" } as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("crew.screens.requests"))("title") };
}

/** Show change requests: to staff those they may decide, to a seafarer their own. product 5.11 */
export default async function ChangeRequestsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [user, params, jar] = await Promise.all([requireUser("crew:view"), searchParams, cookies()]);
  await openDefaultView("change-requests", params);
  const [t, crew, shell, format, crumbs] = await Promise.all([
    getTranslations("crew.screens.requests"),
    getTranslations("crew"),
    getTranslations("shell"),
    getFormatter(),
    requestCrumbs(user),
  ]);
  const choice = readChoice(jar.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search } = readListState(params, defaults, choice);
  const tab = oneOf(valueOf(params, "tab"), requestStates);
  const section = valuesOf(params, "section", (value) => crewSections.some((option) => option === value));
  const employee = /^[1-9]\d{0,8}$/.test(valueOf(params, "employee")) ? valueOf(params, "employee") : "";
  const paging = { pageNumber: pageIndex + 1, pageSize };
  const query = { filterList: search, section, state: tab, employeeId: employee };
  const page = await orNull(load(listChangeRequests, { ...query, ...paging }));
  const tabs = requestStates.map((id) => ({
    id,
    label: t(`tabs.${id}`),
    href: hrefWith(params, { tab: id, pageIndex: null }),
    count: page ? format.number(page.counts[id]) : undefined,
  }));
  const isFiltered = search !== "" || section !== "" || employee !== "" || pageIndex > 0;
  const sections = crewSections.map((value) => ({ value, label: crew(`sections.${value}`) }));
  const filterBar = await filterBarOf({
    title: t("filter"),
    selects: [{ key: "section", label: t("section"), current: section, isMultiple: true, options: sections }],
    checks: employee ? [{ key: "employee", label: page?.rows[0]?.fullName ?? t("onePerson"), isOn: true }] : [],
    params,
  });
  const emptyState = emptyStateOf(page?.rows, {
    title: shell("list.noData"),
    text: t(isFiltered ? "emptyNarrowed" : `empty.${tab}`),
    action: isFiltered ? { href: `?tab=${tab}`, label: shell("list.clearFilters") } : null,
  });
  const address = { ...params, tab };
  return (
    <>
      <PageHeader crumbs={crumbs} title={t("title")} count={await resultCountOf(page)} />
      <ListTabs label={t("title")} tabs={tabs} current={tab} />
      <ListTable
        name={table}
        label={t("title")}
        choice={choice}
        emptyState={emptyState}
        tools={
          // A person is selected from their record only: show a chip, and no choice here.
          <ListTools list="change-requests" label={t("search")} filterBar={{ ...filterBar, checks: [] }} />
        }
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
        {page ? <RequestsTable rows={page.rows} /> : null}
      </ListTable>
    </>
  );
}
