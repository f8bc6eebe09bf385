import type { Metadata } from "next";
import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { ForecastTable } from "@/components/features/crew/forecast/table";
import { DownloadButton } from "@/components/ui/feedback/download-button";
import { PageHeader } from "@/components/ui/layout/page-header";
import { FilterChips } from "@/components/ui/list/filter-chips";
import { ListFilters } from "@/components/ui/list/list-filters";
import { listInstead } from "@/components/ui/list/list-instead";
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
import { forecastSorts } from "@/lib/features/crew/compliance/schema";
import { listComplianceForecast } from "@/lib/features/crew/forecast/list-compliance-forecast";
import { formatDate } from "@/lib/platform/calendar/dates";
import { load } from "@/lib/platform/transport/page";
import { attempt } from "@/lib/platform/transport/attempt";
import { signedIn } from "../../signed-in";
import { filtersOf, forecastOptions } from "./forecast-filters";

const table = "compliance-forecast";
const levels = ["all", "block", "warn"] as const;
const defaults = { pageSize: 10, sorts: forecastSorts, order: "asc" } as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("work-lists.forecast"))("title") };
}

/** What will be wrong with current and planned stays, as computed last night. product 2.4 */
export default async function ComplianceForecastPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [user, params, jar] = await Promise.all([signedIn("crew:list"), searchParams, cookies()]);
  const [t, crew, shell, format, locale] = await Promise.all([
    getTranslations("work-lists.forecast"),
    getTranslations("crew.screens"),
    getTranslations("shell"),
    getFormatter(),
    getLocale(),
  ]);
  const choice = readChoice(jar.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search, sort, order } = readListState(params, defaults, choice);
  const tab = oneOf(valueOf(params, "tab"), levels);
  const filters = filtersOf(params);
  const asked = {
    filterList: search,
    code: filters.code,
    vesselId: filters.vessel,
    position: filters.position,
    dueWithin: filters.dueWithin,
    level: tab === "all" ? "" : tab,
    sort,
    order,
  };
  const [page, narrowing] = await Promise.all([
    attempt(load(listComplianceForecast, { ...asked, pageNumber: pageIndex + 1, pageSize })),
    attempt(forecastOptions(user, filters, params)),
  ]);
  const tones = { all: undefined, block: "error", warn: undefined } as const;
  const tabs = levels.map((id) => ({
    id,
    label: t(`tabs.${id}`),
    href: hrefWith(params, { tab: id, pageIndex: null }),
    count: page ? format.number(page.counts[id]) : undefined,
    tone: tones[id],
  }));
  const time = page?.computedAt ? `${formatDate(page.computedAt, locale === "id" ? "id" : "en", "instant")} WIB` : null;
  const isNarrowed = search !== "" || Object.values(filters).some(Boolean);
  const isPast = pageIndex > 0;
  const nothing = isPast
    ? t("emptyPage")
    : isNarrowed
      ? t("emptyNarrowed")
      : time === null
        ? t("notComputed")
        : `${t(`empty.${tab}`)} ${t("lastComputed", { time })}`;
  const back = isPast
    ? { href: hrefWith(params, { pageIndex: null }), label: shell("list.first") }
    : { href: `?tab=${tab}`, label: shell("list.clearFilters") };
  const instead = listInstead(page?.rows, {
    title: shell("list.noData"),
    text: nothing,
    way: isPast || isNarrowed ? back : null,
  });
  const address = { ...params, tab };
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ""));
  const crumbs = [
    { label: shell("menu.dashboard"), href: "/dashboard" },
    { label: crew("list.title"), href: "/dashboard/crew-management" },
  ];
  return (
    <>
      <PageHeader
        crumbs={crumbs}
        title={t("title")}
        count={page ? format.number(page.total) : ""}
        lead={`${t("lead")} ${time ? t("computed", { time }) : ""}`.trim()}
      />
      <ListTabs label={t("title")} tabs={tabs} current={tab} />
      <ListTable
        name={table}
        label={t("title")}
        choice={choice}
        instead={instead}
        tools={
          <>
            <ListSearch label={t("search")} />
            {narrowing ? (
              <>
                <ListFilters texts={narrowing.texts} selects={narrowing.selects} />
                <FilterChips label={narrowing.texts.title} chips={narrowing.chips} />
              </>
            ) : null}
            {page && page.rows.length > 0 ? (
              <DownloadButton
                variant="text"
                address={`/PMSol/v1/Employee/DownloadComplianceForecast?${query}`}
                label={t("export")}
              />
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
            params={address}
          />
        }
      >
        {page ? <ForecastTable rows={page.rows} params={address} sort={sort} order={order} /> : null}
      </ListTable>
    </>
  );
}
