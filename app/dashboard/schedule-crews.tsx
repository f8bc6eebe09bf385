import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
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
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { PageHeader } from "@/components/ui/layout/page-header";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { Sticky } from "@/components/ui/layout/sticky";
import { hrefWith, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { ListTabs } from "@/components/ui/list/list-tabs";
import { can, type UserActor } from "@/lib/access/actor";
import { landingPageOf } from "@/lib/access/landing-page";
import { listSchedules } from "@/lib/features/scheduling/crews/list-schedules";
import { getSchedulingVessel } from "@/lib/features/scheduling/vessels/get-scheduling-vessel";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";
import { list } from "./list-screen/list-screen";
import { selection } from "./list-screen/selection";
import { requireUser } from "./access/require-user";
import { scheduleRights } from "./schedule-rights";
import { scheduleActions, scheduleColumns } from "./schedule-columns";
import { vesselIdOf } from "./vessel-management/[vesselId]/vessel-id";

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

/** Which way the people of a tab are moved together; null when the user may not move them. */
function movedWay({ tab, user, page }: { tab: CrewsTab; user: UserActor; page: { vessel: Vessel } | null }) {
  return page?.vessel.isInOperation && scheduleRights(user).plan ? usageOf(tab) : null;
}

function crewsOf(entrance: SchedulingSection) {
  const [firstTab = "history", ...otherTabs] = tabsOf(entrance);
  return list({
    name: "scheduling-crews",
    texts: "scheduling-lists",
    tabs: [firstTab, ...otherTabs],
    load: async (query, { tab, route }) => {
      const vessel = await scheduledVesselOf(vesselIdOf(route.vesselId ?? ""));
      const page = await load(listSchedules, { ...query, ...tabQuery(entrance, tab), vesselId: vessel.vesselId });
      return { ...page, vessel };
    },
  }).view({
    label: ({ t, tab }) => t(`tabs.${labelsOf(entrance, tab)}`),
    search: "searchPerson",
    tools: (viewer) => {
      const usage = movedWay(viewer);
      return usage && viewer.page?.rows.length ? (
        <PortCallButton vesselId={viewer.page.vessel.vesselId} usage={usage} />
      ) : null;
    },
    keyOf: ({ id }) => id,
    columns: scheduleColumns(entrance),
    selection: selection({
      when: (viewer) => movedWay(viewer) !== null,
      row: ({ employeeSchedulingId: id, name }) => ({ id, name }),
      bar: (viewer) => {
        const usage = movedWay(viewer);
        return usage && viewer.page ? <PortCallBar vesselId={viewer.page.vessel.vesselId} usage={usage} /> : null;
      },
    }),
    actions: scheduleActions(entrance),
    empty: {
      title: ({ t, tab }) => t(`empty.${labelsOf(entrance, tab)}`),
      text: ({ t, tab }) => t(`empty.${labelsOf(entrance, tab)}-text`),
      next: ({ t, tab, user, page }) =>
        page && usageOf(tab) === "OnBoard" && can(user, "manning:propose") ? (
          <Button variant="outlined" component={Link} href={`/dashboard/manning/planning/${page.vessel.vesselId}/crew`}>
            {t("toPlan")}
          </Button>
        ) : null,
    },
    frame: (rows) => (
      <PageTexts
        now={["scheduling-lists.portCall.open", "scheduling-lists.portCall.openChosen"]}
        late={["scheduling-lists", "scheduling", "lookups", "checkups"]}
      >
        {rows}
      </PageTexts>
    ),
  });
}

/** The people of a tab by date, and the bulk action. */
const crews = {
  "onboard-scheduling": crewsOf("onboard-scheduling"),
  "service-and-administration": crewsOf("service-and-administration"),
};

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
        lead={inLanguage(locale, { en: vessel.vesselTypeName, id: vessel.vesselTypeNameId })}
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
      {await crews[entrance]({ user, params: { ...query, tab }, route: { vesselId } })}
    </>
  );
}
