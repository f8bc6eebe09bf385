import type { Metadata } from "next";
import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { slipsRoot } from "@/components/features/work-orders/addresses";
import { SlipsTable } from "@/components/features/work-orders/slips/table";
import { DownloadButton } from "@/components/ui/feedback/download-button";
import { PageHeader } from "@/components/ui/layout/page-header";
import { FilterChips } from "@/components/ui/list/filter-chips";
import { ListFilters } from "@/components/ui/list/list-filters";
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
import { listCurrentSlips } from "@/lib/features/work-orders/slips/list-current-slips";
import { listSlipHistory } from "@/lib/features/work-orders/slips/list-slip-history";
import { slipSorts } from "@/lib/features/work-orders/slips/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { filterBarOf } from "../../../../../filter-bar";
import { requireUser } from "../../../../../require-user";
import { loadSlipVessel } from "../../../load-slip";

const tabs = ["current", "history"] as const;
const table = "slips";
const defaults = { pageSize: 10, sorts: slipSorts, order: "asc" } as const;
const yearsBack = 10;

type Props = { params: Promise<{ vesselId: string }>; searchParams: Promise<SearchParams> };
type Tab = (typeof tabs)[number];

const nameOf = async ({ vesselName }: { vesselName: string | null }) =>
  vesselName ?? (await getTranslations("slips.settled"))("title");

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: await nameOf(await loadSlipVessel((await params).vesselId)) };
}

/** The slips of a vessel: unlocked ones, and those of locked months. Document 3 §2 */
export default async function SlipVesselPage({ params, searchParams }: Props) {
  const [, { vesselId }, query] = await Promise.all([requireUser("work-orders:view"), params, searchParams]);
  const [vessel, t, shell, format] = await Promise.all([
    loadSlipVessel(vesselId),
    getTranslations("slips"),
    getTranslations("shell"),
    getFormatter(),
  ]);
  const tab = oneOf(valueOf(query, "tab"), tabs);
  const name = await nameOf(vessel);
  return (
    <>
      <PageHeader
        crumbs={[
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: t("title"), href: slipsRoot },
        ]}
        title={name}
      />
      <ListTabs
        label={name}
        tabs={tabs.map((id) => ({
          id,
          label: t(`tabs.${id}`),
          href: hrefWith({}, { tab: id }),
          count: format.number(vessel[id]),
        }))}
        current={tab}
      />
      <Slips vesselId={vessel.vesselId} tab={tab} query={query} />
    </>
  );
}

/** Parse year and month. Ignores invalid values. */
function asked(query: SearchParams, years: number[]) {
  const [year, month] = [Number(valueOf(query, "year")), Number(valueOf(query, "month"))];
  return {
    year: years.includes(year) ? year : undefined,
    month: Number.isInteger(month) && month >= 1 && month <= 12 ? month : undefined,
  };
}

/** One tab of slips; history is filtered by month and year. */
async function Slips({ vesselId, tab, query }: { vesselId: number | null; tab: Tab; query: SearchParams }) {
  const [cookieStore, t, shell, requestLocale] = await Promise.all([
    cookies(),
    getTranslations("slips"),
    getTranslations("shell"),
    getLocale(),
  ]);
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search, sort, order } = readListState(query, defaults, choice);
  const thisYear = Number(dayOf(new Date()).slice(0, 4));
  const years = Array.from({ length: yearsBack + 1 }, (_, back) => thisYear - back);
  const { year, month } = tab === "history" ? asked(query, years) : {};
  const page = await orNull(
    load(tab === "history" ? listSlipHistory : listCurrentSlips, {
      vesselId: vesselId ?? "none",
      filterList: search,
      sort,
      order,
      pageNumber: pageIndex + 1,
      pageSize,
      ...(year ? { year } : {}),
      ...(month ? { month } : {}),
    }),
  );
  const monthName = (number: number) =>
    formatDate(`2026-${String(number).padStart(2, "0")}-01`, requestLocale, "month").split(" ")[0] ?? "";
  const filterBar = await filterBarOf({
    title: t("filter"),
    params: query,
    selects: [
      {
        key: "month",
        label: t("month"),
        current: month ? String(month) : "",
        options: Array.from({ length: 12 }, (_, index) => ({ value: String(index + 1), label: monthName(index + 1) })),
      },
      {
        key: "year",
        label: t("year"),
        current: year ? String(year) : "",
        options: years.map((item) => ({ value: String(item), label: String(item) })),
      },
    ],
  });
  const isFiltered = search !== "" || Boolean(year) || Boolean(month);
  const newest = page?.rows
    .map(({ period }) => period)
    .toSorted()
    .at(-1);
  return (
    <ListTable
      name={table}
      label={t(`tabs.${tab}`)}
      choice={choice}
      emptyState={emptyStateOf(page?.rows, {
        title: t(`empty.${tab}`),
        text: isFiltered ? shell("list.noneMatches") : t(`empty.${tab}Text`),
        action: await emptyStateAction({ params: query, tab, isPast: pageIndex > 0, isFiltered }),
      })}
      tools={
        <>
          <ListSearch label={t("searchSlip")} />
          {tab === "history" ? (
            <>
              <ListFilters texts={filterBar.texts} selects={filterBar.selects} />
              <FilterChips label={filterBar.texts.title} chips={filterBar.chips} />
            </>
          ) : null}
          {newest && vesselId ? (
            <DownloadButton
              address="/PMSol/v1/GeneratePDF/GenerateVesselSalarySlips"
              body={{ vesselId, year: Number(newest.slice(0, 4)), month: Number(newest.slice(5, 7)) }}
              label={t("bulk.of", { month: formatDate(newest, requestLocale, "month") })}
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
          params={query}
        />
      }
    >
      {page ? <SlipsTable rows={page.rows} params={query} sort={sort} order={order} /> : null}
    </ListTable>
  );
}
