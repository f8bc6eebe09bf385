import type { Metadata } from "next";
import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { CoastMap } from "@/components/features/manning/fleet/coast-map";
import { CoverageChart } from "@/components/features/manning/fleet/coverage-chart";
import styles from "@/components/features/manning/fleet/fleet.module.css";
import { fleetLabels } from "@/components/features/manning/fleet/labels";
import { FleetTable } from "@/components/features/manning/fleet/table";
import { FleetTimeline } from "@/components/features/manning/fleet/timeline";
import { views } from "@/components/features/manning/gantt/views";
import { seatLinks } from "@/components/features/manning/planning/seat-links";
import { PageHeader } from "@/components/ui/layout/page-header";
import { FilterChips } from "@/components/ui/list/filter-chips";
import { ListEmpty } from "@/components/ui/list/list-empty";
import { ListError } from "@/components/ui/list/list-error";
import { ListFilter } from "@/components/ui/list/list-filter";
import { ListFilters } from "@/components/ui/list/list-filters";
import { ListSearch } from "@/components/ui/list/list-search";
import { hrefWith, oneOf, valueOf, valuesOf, type SearchParams } from "@/components/ui/list/list-state";
import { can } from "@/lib/access/actor";
import { fleetDays } from "@/lib/features/manning/fleet/schema";
import { listFleetTimeline } from "@/lib/features/manning/fleet/list-fleet-timeline";
import { getVesselGantt } from "@/lib/features/manning/gantt/get-vessel-gantt";
import { minimumKeyword } from "@/lib/platform/list/minimum-keyword";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { isId } from "../../filter-bar";
import { requireRouteAccess } from "../../access/require-route-access";
import { fleetFilterBar } from "./filter-bar";

const path = "/dashboard/manning/fleet";
const periods = ["90", "30", "180"] as const;
// Set in the page, not in the CSS module: module rules would also apply to pages printed later.
const sheet = "@page { size: A3 landscape; margin: 10mm; }";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("fleet"))("title") };
}

/** Parse the address. Invalid values fall back to the defaults. */
function queryOf(params: SearchParams) {
  const search = valueOf(params, "search").trim().slice(0, 100);
  const week = Number(valueOf(params, "week"));
  return {
    days: oneOf(valueOf(params, "days"), periods),
    search: search.length >= minimumKeyword ? search : "",
    vesselType: valuesOf(params, "vesselType", isId),
    principalId: valuesOf(params, "principalId", isId),
    operationAreaId: valuesOf(params, "operationAreaId", isId),
    week: Number.isInteger(week) && week >= 1 && week <= 12 ? week : undefined,
  };
}

/** All vessels with their crew changes and uncovered seats of the next weeks. One lane opens to its seats. */
export default async function FleetPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [user, params] = await Promise.all([requireRouteAccess(path, "manning:view"), searchParams]);
  const query = queryOf(params);
  const openId = valueOf(params, "open");
  const [timeline, opened, filterBar, t, vessels, shell, locale, format] = await Promise.all([
    orNull(load(listFleetTimeline, query)),
    isId(openId) ? orNull(load(getVesselGantt, { vesselId: openId })) : null,
    orNull(fleetFilterBar(user, query, params)),
    getTranslations("fleet"),
    getTranslations("vessels.list"),
    getTranslations("shell"),
    getLocale(),
    getFormatter(),
  ]);
  const labels = fleetLabels(t, locale);
  const view = oneOf(valueOf(params, "view"), views);
  const side = "planning";
  const context = { labels, crewText: vessels, side } as const;
  const openSeats = timeline?.lanes.reduce(
    (sum, { uncovered }) => sum + (uncovered[0]?.from === timeline.today ? uncovered[0].seats : 0),
    0,
  );
  const isFiltered = query.search !== "" || query.vesselType + query.principalId + query.operationAreaId !== "";
  const tools = (
    <div className={styles.tools}>
      <ListSearch label={t("search")} />
      {filterBar ? (
        <>
          <ListFilters texts={filterBar.texts} selects={filterBar.selects} pageKeys={["open", "week"]} />
          <FilterChips label={filterBar.texts.title} chips={filterBar.chips} />
        </>
      ) : null}
      <ListFilter
        label={t("period")}
        current={query.days}
        choices={fleetDays.map((days) => ({
          id: String(days),
          label: t(`periods.${days}`),
          href: hrefWith(params, { days: days === 90 ? null : days }),
        }))}
      />
      <ListFilter
        label={t("view")}
        current={view}
        choices={views.map((id) => ({
          id,
          label: t(`views.${id}`),
          href: hrefWith(params, { view: id === views[0] ? null : id }),
        }))}
      />
    </div>
  );
  return (
    <>
      <PageHeader
        crumbs={[{ label: shell("menu.dashboard"), href: "/dashboard" }]}
        title={t("title")}
        count={timeline ? format.number(timeline.total) : ""}
        lead={openSeats === undefined ? "" : t("lead", { count: openSeats })}
      />
      <div className={styles.frame}>
        <style media="print">{sheet}</style>
        {timeline && timeline.lanes.length > 0 ? (
          <CoverageChart
            weeks={timeline.coverage}
            named={query.week ? { week: query.week, seats: timeline.uncoveredSeats } : null}
            params={params}
            today={timeline.today}
            side={side}
            labels={labels}
          />
        ) : null}
        {tools}
        {!timeline ? (
          <ListError text={t("failed")} />
        ) : timeline.lanes.length === 0 ? (
          <ListEmpty title={t("empty")} text={isFiltered ? shell("list.noneMatches") : t("emptyText")} />
        ) : view === "table" ? (
          <FleetTable label={t("title")} lanes={timeline.lanes} {...context} />
        ) : (
          <FleetTimeline
            timeline={timeline}
            opened={
              opened ? { chart: opened, links: seatLinks(side, opened.vesselId, can(user, "manning:propose")) } : null
            }
            params={params}
            {...context}
          />
        )}
        {timeline && timeline.lanes.length > 0 ? (
          <CoastMap lanes={timeline.lanes} labels={labels} mayPlace={can(user, "vessels:lookups")} />
        ) : null}
        {timeline && timeline.total > timeline.lanes.length ? (
          <p className={styles.more}>{t("more", { shown: timeline.lanes.length, total: timeline.total })}</p>
        ) : null}
      </div>
    </>
  );
}
