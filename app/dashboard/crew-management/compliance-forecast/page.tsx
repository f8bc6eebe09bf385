import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { ForecastTable } from "@/components/features/crew/forecast/table";
import styles from "@/components/features/crew/forecast/forecast.module.css";
import { DownloadButton } from "@/components/ui/feedback/download-button";
import { resultCountOf } from "@/components/ui/layout/result-count";
import { PageHeader } from "@/components/ui/layout/page-header";
import { emptyStateOf, emptyStateAction } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { ListFilter } from "@/components/ui/list/list-filter";
import { hrefWith, readChoice, tableCookie, type SearchParams } from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { formatDate } from "@/lib/platform/calendar/dates";
import { ListTools } from "../../list-tools";
import { vesselHref } from "@/lib/access/vessel-href";
import { openDefaultView } from "../../open-default-view";
import { requireUser } from "../../access/require-user";
import { defaultPageSize, groups, readForecast, type Level } from "./read-forecast";
import { Tabs } from "./tabs";

const table = "compliance-forecast";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("work-lists.forecast"))("title") };
}

/** Format when the forecast was computed, in the reader's language; null before its first night. */
async function computedTime(computedAt: Date | null | undefined) {
  const language = await getLocale();
  return computedAt ? `${formatDate(computedAt, language, "instant")} WIB` : null;
}

type ListView = { params: SearchParams; tab: Level; isPast: boolean; isFiltered: boolean };

/** Build the empty state: past the last page, no match for the filters, not computed yet, or no findings. */
async function forecastEmptyState(rows: readonly unknown[] | undefined, listView: ListView, time: string | null) {
  const [t, shell] = await Promise.all([getTranslations("work-lists.forecast"), getTranslations("shell.list")]);
  const { tab, isPast, isFiltered } = listView;
  const emptyText = time === null ? t("notComputed") : `${t(`empty.${tab}`)} ${t("lastComputed", { time })}`;
  return emptyStateOf(rows, {
    title: shell("noData"),
    text: isPast ? t("emptyPage") : isFiltered ? t("emptyNarrowed") : emptyText,
    action: await emptyStateAction(listView),
  });
}

/** Show expected problems of current and planned assignments, as computed last night. product 2.4 */
export default async function ComplianceForecastPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [user, params, jar] = await Promise.all([requireUser("crew:list"), searchParams, cookies()]);
  await openDefaultView("compliance-forecast", params);
  const [t, crew, shell] = await Promise.all([
    getTranslations("work-lists.forecast"),
    getTranslations("crew.screens"),
    getTranslations("shell"),
  ]);
  const choice = readChoice(jar.get(tableCookie(table))?.value);
  const {
    state,
    tab,
    group,
    asked: query,
    isNarrowed: isFiltered,
    page,
    narrowing: filterBar,
  } = await readForecast(user, params, choice);
  const { pageIndex, pageSize, sort, order } = state;
  const time = await computedTime(page?.computedAt);
  const listView = { params, tab, isPast: pageIndex > 0, isFiltered };
  const emptyState = await forecastEmptyState(page?.rows, listView, time);
  const address = { ...params, tab };
  const exportParams = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ""));
  const crumbs = [
    { label: shell("menu.dashboard"), href: "/dashboard" },
    { label: crew("list.title"), href: "/dashboard/crew-management" },
  ];
  // In groups, show the number of groups, as the work list does.
  const hits = page && page.groups !== null ? { total: page.groups, outOf: null } : page;
  const lead = `${t("lead")} ${time ? t("computed", { time }) : ""}`.trim();
  return (
    <>
      <PageHeader crumbs={crumbs} title={t("title")} count={await resultCountOf(hits)} lead={lead} isLeadWide />
      <Tabs current={tab} params={params} counts={page?.counts} />
      <ListTable
        name={table}
        label={t("title")}
        choice={choice}
        emptyState={emptyState}
        tools={
          <ListTools list="compliance-forecast" label={t("search")} filterBar={filterBar}>
            <span data-wide>
              <ListFilter
                label={t("group")}
                current={group}
                choices={groups.map((id) => ({
                  id,
                  label: t(`groups.${id}`),
                  href: hrefWith(address, { group: id === "none" ? null : id, pageIndex: null }),
                }))}
              />
            </span>
            {page && page.rows.length > 0 ? (
              <span data-wide>
                <DownloadButton
                  variant="text"
                  address={`/PMSol/v1/Employee/DownloadComplianceForecast?${exportParams}`}
                  label={t("export")}
                />
              </span>
            ) : null}
          </ListTools>
        }
        footer={
          <>
            <p className={styles.lead}>{lead}</p>
            <ListPagination
              table={table}
              total={page?.total ?? 0}
              pageIndex={pageIndex}
              pageSize={pageSize}
              defaultPageSize={defaultPageSize}
              params={address}
            />
          </>
        }
      >
        {page ? (
          <ForecastTable
            group={group}
            rows={page.rows}
            vesselHrefOf={({ vesselId }) => vesselHref(user, vesselId)}
            params={address}
            sort={sort}
            order={order}
          />
        ) : null}
      </ListTable>
    </>
  );
}
