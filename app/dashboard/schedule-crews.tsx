import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { cache } from "react";
import { CrewsTable } from "@/components/features/scheduling/lists/crews-table";
import {
  tabQuery,
  rootOf,
  tabsOf,
  usageOf,
  type CrewsTab,
  type SchedulingSection,
} from "@/components/features/scheduling/lists/section-addresses";
import { PortCallBar } from "@/components/features/scheduling/port-call/bar";
import { PortCallButton } from "@/components/features/scheduling/port-call/button";
import { PageHeader } from "@/components/ui/layout/page-header";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { Sticky } from "@/components/ui/layout/sticky";
import { emptyStateOf, emptyStateAction } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { ListSearch } from "@/components/ui/list/list-search";
import {
  hrefWith,
  readChoice,
  readListState,
  tableCookie,
  valueOf,
  type SearchParams,
} from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { ListTabs } from "@/components/ui/list/list-tabs";
import { SelectionFrame } from "@/components/ui/list/selection/frame";
import { can, type UserActor } from "@/lib/access/actor";
import { landingPageOf } from "@/lib/access/landing-page";
import { listSchedules } from "@/lib/features/scheduling/crews/list-schedules";
import { getSchedulingVessel } from "@/lib/features/scheduling/vessels/get-scheduling-vessel";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { scheduleRights } from "./schedule-rights";
import { requireUser } from "./require-user";
import { vesselIdOf } from "./vessel-management/[vesselId]/vessel-id";

const table = "scheduling-crews";
const defaults = { pageSize: 10, sorts: ["day"], order: "asc" } as const;

/** Load the vessel of the address with its tab counts, cached for layout and page. */
export const scheduledVesselOf = cache((vesselId: number) => load(getSchedulingVessel, { vesselId }));
type Vessel = Awaited<ReturnType<typeof scheduledVesselOf>>;

const countOf = ({ lists, tabs }: Vessel, entrance: SchedulingSection, tab: CrewsTab): number => {
  const counts: Partial<Record<CrewsTab, number>> = entrance === "onboard-scheduling" ? lists : tabs;
  return counts[tab] ?? 0;
};

/** Return the labels of a tab. Both areas have a tab of the same name with other people. */
const labelsOf = (entrance: SchedulingSection, tab: CrewsTab) =>
  entrance === "service-and-administration" && tab === "offboard" ? "travel-offboard" : tab;

type Props = {
  entrance: SchedulingSection;
  params: Promise<{ vesselId: string }>;
  searchParams: Promise<SearchParams>;
};

/** The people of a vessel by schedule status. A tab opens at its first page. D3 §2 */
export async function ScheduleCrews({ entrance, params, searchParams }: Props) {
  const [user, { vesselId }, query] = await Promise.all([requireUser("scheduling:view"), params, searchParams]);
  const [vessel, t, shell, format, locale] = await Promise.all([
    scheduledVesselOf(vesselIdOf(vesselId)),
    getTranslations("scheduling-lists"),
    getTranslations("shell"),
    getFormatter(),
    getLocale(),
  ]);
  const tabs = tabsOf(entrance);
  const requestedTab = valueOf(query, "tab");
  const tab = tabs.find((id) => id === requestedTab) ?? tabs[0] ?? "history";
  const isOwn = landingPageOf(user, rootOf(entrance)) !== null;
  const crumbs = [
    { label: shell("menu.dashboard"), href: "/dashboard" },
    { label: t(`titles.${entrance}`), href: rootOf(entrance) },
  ];
  return (
    <>
      <PageHeader
        crumbs={isOwn ? [] : crumbs}
        title={vessel.vesselName}
        lead={inLanguage(locale, { en: vessel.shipName, id: vessel.shipNameId })}
        isLeadWide
      />
      <Sticky>
        <ListTabs
          label={vessel.vesselName}
          tabs={tabs.map((id) => ({
            id,
            label: t(`tabs.${labelsOf(entrance, id)}`),
            href: hrefWith({}, { tab: id }),
            count: format.number(countOf(vessel, entrance, id)),
          }))}
          current={tab}
        />
      </Sticky>
      <Crews entrance={entrance} vessel={vessel} tab={tab} user={user} query={query} />
    </>
  );
}

type ListProps = { entrance: SchedulingSection; vessel: Vessel; tab: CrewsTab; user: UserActor; query: SearchParams };

/** One tab: its people by date, and the bulk action. */
async function Crews({ entrance, vessel, tab, user, query }: ListProps) {
  const [cookieStore, t, shell] = await Promise.all([
    cookies(),
    getTranslations("scheduling-lists"),
    getTranslations("shell.list"),
  ]);
  const { vesselId } = vessel;
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search } = readListState(query, defaults, choice);
  const page = await orNull(
    load(listSchedules, {
      vesselId,
      ...tabQuery(entrance, tab),
      filterList: search,
      pageNumber: pageIndex + 1,
      pageSize,
    }),
  );
  const isFiltered = search !== "";
  const usage = usageOf(tab);
  const rights = scheduleRights(user);
  const mayMove = rights.plan && vessel.isInOperation && usage !== null;
  const isEmpty = page?.rows.length === 0;
  const labels = labelsOf(entrance, tab);
  const emptyAction = await emptyStateAction({ params: query, tab, isPast: pageIndex > 0, isFiltered });
  const plan = { href: `/dashboard/manning/planning/${vesselId}/crew`, label: t("toPlan") };
  return (
    <PageTexts
      now={["scheduling-lists.portCall.open", "scheduling-lists.portCall.openChosen"]}
      late={["scheduling-lists", "scheduling", "lookups", "checkups"]}
    >
      <SelectionFrame scope={`${tab} ${search}`}>
        <ListTable
          name={table}
          label={t(`tabs.${labels}`)}
          choice={choice}
          emptyState={emptyStateOf(page?.rows, {
            title: t(`empty.${labels}`),
            text: isFiltered ? shell("noneMatches") : t(`empty.${labels}-text`),
            action: emptyAction ?? (usage === "OnBoard" && can(user, "manning:propose") ? plan : null),
          })}
          tools={
            <>
              <ListSearch label={t("searchPerson")} />
              {mayMove && !isEmpty ? <PortCallButton vesselId={vesselId} usage={usage} /> : null}
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
          {page ? (
            <CrewsTable entrance={entrance} tab={tab} rows={page.rows} rights={rights} isChoosing={mayMove} />
          ) : null}
        </ListTable>
        {mayMove ? <PortCallBar vesselId={vesselId} usage={usage} /> : null}
      </SelectionFrame>
    </PageTexts>
  );
}
