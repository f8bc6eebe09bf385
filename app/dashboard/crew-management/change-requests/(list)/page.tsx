import type { Metadata } from "next";
import { getFormatter, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { RequestsTable } from "@/components/features/crew/change-requests/table";
import { hitsOf } from "@/components/ui/layout/hits";
import { PageHeader } from "@/components/ui/layout/page-header";
import { listInstead } from "@/components/ui/list/list-instead";
import { ListPagination } from "@/components/ui/list/list-pagination";
import {
  hrefWith,
  oneOf,
  readChoice,
  readListState,
  severalOf,
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
import { attempt } from "@/lib/platform/transport/attempt";
import { ListTools } from "../../../list-tools";
import { narrowingOf } from "../../../narrowing";
import { openDefaultView } from "../../../open-default-view";
import { signedIn } from "../../../signed-in";
import { requestCrumbs } from "../crumbs";

const table = "change-requests";
const defaults = { pageSize: 10, sorts: ["createdAt"], order: "asc" } as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("crew.screens.requests"))("title") };
}

/** Show change requests: to staff those they may decide, to a seafarer their own. product 5.11 */
export default async function ChangeRequestsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [user, params, jar] = await Promise.all([signedIn("crew:view"), searchParams, cookies()]);
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
  const section = severalOf(params, "section", (value) => crewSections.some((known) => known === value));
  const employee = /^[1-9]\d{0,8}$/.test(valueOf(params, "employee")) ? valueOf(params, "employee") : "";
  const paging = { pageNumber: pageIndex + 1, pageSize };
  const asked = { filterList: search, section, state: tab, employeeId: employee };
  const page = await attempt(load(listChangeRequests, { ...asked, ...paging }));
  const tabs = requestStates.map((id) => ({
    id,
    label: t(`tabs.${id}`),
    href: hrefWith(params, { tab: id, pageIndex: null }),
    count: page ? format.number(page.counts[id]) : undefined,
  }));
  const isNarrowed = search !== "" || section !== "" || employee !== "" || pageIndex > 0;
  const sections = crewSections.map((value) => ({ value, label: crew(`sections.${value}`) }));
  const narrowing = await narrowingOf({
    title: t("filter"),
    selects: [{ key: "section", label: t("section"), current: section, several: true, options: sections }],
    checks: employee ? [{ key: "employee", label: page?.rows[0]?.fullName ?? t("onePerson"), isOn: true }] : [],
    params,
  });
  const instead = listInstead(page?.rows, {
    title: shell("list.noData"),
    text: t(isNarrowed ? "emptyNarrowed" : `empty.${tab}`),
    way: isNarrowed ? { href: `?tab=${tab}`, label: shell("list.clearFilters") } : null,
  });
  const address = { ...params, tab };
  return (
    <>
      <PageHeader crumbs={crumbs} title={t("title")} count={await hitsOf(page)} />
      <ListTabs label={t("title")} tabs={tabs} current={tab} />
      <ListTable
        name={table}
        label={t("title")}
        choice={choice}
        instead={instead}
        tools={
          // A person is selected from their record only: show a chip, and no choice here.
          <ListTools list="change-requests" label={t("search")} narrowing={{ ...narrowing, checks: [] }} />
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
