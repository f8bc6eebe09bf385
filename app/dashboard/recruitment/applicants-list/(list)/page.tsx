import type { Metadata } from "next";
import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { ApplicantsTable } from "@/components/features/applicants/list/applicants-table";
import { BulkBar } from "@/components/features/applicants/list/bulk-bar";
import { SelectionFrame } from "@/components/features/applicants/list/selection";
import { PageHeader } from "@/components/ui/layout/page-header";
import { FilterChips } from "@/components/ui/list/filter-chips";
import { ListFilters } from "@/components/ui/list/list-filters";
import { listInstead } from "@/components/ui/list/list-instead";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { ListSearch } from "@/components/ui/list/list-search";
import { hrefWith, readChoice, readListState, tableCookie, type SearchParams } from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { ListTabs } from "@/components/ui/list/list-tabs";
import { applicantTabs } from "@/db/enums/applicants";
import { can } from "@/lib/access/actor";
import { listApplicants } from "@/lib/features/applicants/list/list-applicants";
import { dayOf } from "@/lib/platform/calendar/dates";
import { load } from "@/lib/platform/transport/page";
import { attempt } from "@/lib/platform/transport/attempt";
import { signedIn } from "../../../signed-in";
import { rightsOf } from "../[applicantId]/rights";
import { filterInput, filtersOf, listSorts, placeOf, tabOf } from "../list-query";
import { CesMarlinLists } from "./ces-marlin-lists";
import { filterOptions, pageKeys } from "./filter-options";

const table = "applicants";
const defaults = { pageSize: 10, sorts: listSorts, order: "desc" } as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("applicants.list"))("title") };
}

export default async function ApplicantsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const user = await signedIn("applicants:view");
  const [params, jar, locale] = await Promise.all([searchParams, cookies(), getLocale()]);
  const [t, shell, format] = await Promise.all([
    getTranslations("applicants.list"),
    getTranslations("shell"),
    getFormatter(),
  ]);
  const choice = readChoice(jar.get(tableCookie(table))?.value);
  const state = readListState(params, defaults, choice);
  const { pageIndex, pageSize, search, sort, order } = state;
  const tab = tabOf(params);
  const filters = filtersOf(params);
  const may = rightsOf(user);
  const now = new Date();
  const [page, narrowing] = await Promise.all([
    attempt(
      load(listApplicants, {
        pageNumber: pageIndex + 1,
        pageSize,
        filterList: search,
        tab,
        sort,
        order,
        ...filterInput(filters),
      }),
    ),
    attempt(filterOptions(user.divisionId, locale, filters, params, can(user, "job-openings:view"))),
  ]);
  const address = { ...params, tab };
  const narrowed = search !== "" || (narrowing?.chips.length ?? 0) > 0;
  const tabs = applicantTabs.map((id) => ({
    id,
    label: t(`tabs.${id}`),
    href: hrefWith(params, { tab: id, pageIndex: null, cesPage: null, marlinPage: null }),
    count: page ? format.number(page.counts[id] ?? 0) : undefined,
    tone: id === "done" ? ("success" as const) : undefined,
  }));
  const isEmpty = page !== null && page.total === 0;
  const instead = listInstead(isEmpty ? [] : page?.rows, {
    title: t("empty"),
    text: t("emptyText"),
    way: narrowed || pageIndex > 0 ? { href: `?tab=${tab}`, label: shell("list.clearFilters") } : null,
  });
  const mode = may.some((permission) => permission !== "applicants:medical-file") ? "update" : "view";
  const hrefOf = (list: string) => (row: { id: number; jobOpeningId: number }, at: number) =>
    `/dashboard/recruitment/applicants-list/${row.id}/${mode}?joi=${row.jobOpeningId}&${placeOf(address)}${list ? `&list=${list}` : ""}&at=${at}`;
  const tools = (
    <>
      <ListSearch label={t("search")} />
      {narrowing ? (
        <>
          <ListFilters
            texts={narrowing.texts}
            selects={narrowing.selects}
            checks={narrowing.checks}
            pageKeys={pageKeys}
          />
          <FilterChips label={narrowing.texts.title} chips={narrowing.chips} />
        </>
      ) : null}
    </>
  );
  const twoLists = tab === "ces-and-marlin-waitlist";
  const selectable =
    (tab === "boc-waitlist" && (may.includes("applicants:boc-send") || may.includes("applicants:boc-decide"))) ||
    (twoLists && may.includes("applicants:tests-schedule"));
  const at = (index: number) => pageIndex * pageSize + index;

  return (
    <>
      <PageHeader
        crumbs={[{ label: shell("menu.dashboard"), href: "/dashboard" }, { label: shell("menu.recruitment") }]}
        title={t("title")}
        count={page ? format.number(page.total) : ""}
      />
      <ListTabs label={t("title")} tabs={tabs} current={tab} />
      <SelectionFrame scope={`${tab}.${search}.${Object.values(filters).join(".")}`}>
        {twoLists && !isEmpty && page ? (
          <CesMarlinLists
            table={table}
            state={state}
            filters={filters}
            params={address}
            choice={choice}
            tools={tools}
            now={now}
            selectable={selectable}
            hrefOf={hrefOf}
          />
        ) : (
          <ListTable
            name={table}
            label={t("title")}
            choice={choice}
            instead={instead}
            tools={tools}
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
            {page ? (
              <ApplicantsTable
                rows={page.rows}
                params={address}
                sort={sort}
                order={order}
                now={now}
                selectable={selectable}
                hrefOf={(row, index) => hrefOf("")(row, at(index))}
              />
            ) : null}
          </ListTable>
        )}
        {selectable && (tab === "boc-waitlist" || twoLists) ? <BulkBar tab={tab} may={may} today={dayOf(now)} /> : null}
      </SelectionFrame>
    </>
  );
}
