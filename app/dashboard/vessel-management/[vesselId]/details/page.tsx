import type { Metadata } from "next";
import { getFormatter, getTranslations } from "next-intl/server";
import { VesselHeader } from "@/components/features/vessels/detail/sticky-header";
import { Breadcrumbs } from "@/components/ui/layout/breadcrumbs";
import { Sticky } from "@/components/ui/layout/sticky";
import { hrefWith, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { ListTabs } from "@/components/ui/list/list-tabs";
import { can } from "@/lib/access/actor";
import { landingPageOf } from "@/lib/access/landing-page";
import { requireUser } from "../../../access/require-user";
import { loadVessel } from "../load-vessel";
import { vesselIdOf } from "../vessel-id";
import { crewHistory } from "./crew-history-tab";
import { GanttTab } from "./gantt-tab";
import { OnBoardTab } from "./on-board-tab";
import { ParticularsTab } from "./particulars-tab";
import { detailTabs, type DetailTab } from "./tabs";
import { voyageLog } from "./voyage-tab";

type Props = { params: Promise<{ vesselId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await loadVessel(vesselIdOf((await params).vesselId))).vesselName };
}

export default async function VesselPage({ params, searchParams }: Props) {
  const [user, { vesselId }, query] = await Promise.all([requireUser("vessels:view"), params, searchParams]);
  const [vessel, t, shell, format] = await Promise.all([
    loadVessel(vesselIdOf(vesselId)),
    getTranslations("vessels.detail"),
    getTranslations("shell"),
    getFormatter(),
  ]);
  const offered = detailTabs.filter((id) => id !== "gantt-chart" || can(user, "manning:view"));
  const tab = offered.find((id) => id === valueOf(query, "tab")) ?? detailTabs[0];
  const counts: Partial<Record<DetailTab, number>> = { "on-board-crew": vessel.counts.crewOnBoard };
  const tabs = offered.map((id) => ({
    id,
    label: t(`tabs.${id}`),
    href: hrefWith({}, { tab: id }),
    count: counts[id] === undefined ? undefined : format.number(counts[id]),
  }));
  const opened = { user, params: query, route: { vesselId: String(vessel.id) } };
  const isOwn = landingPageOf(user, "/dashboard/vessel-management") !== null;
  const crumbs = [
    ...(landingPageOf(user, "/dashboard") === null ? [{ label: shell("menu.dashboard"), href: "/dashboard" }] : []),
    ...(isOwn ? [] : [{ label: t("list"), href: `/dashboard/vessel-management?tab=${vessel.status}` }]),
  ];
  return (
    <>
      <Breadcrumbs crumbs={crumbs} title={vessel.vesselName} />
      <Sticky>
        <VesselHeader
          vessel={vessel}
          principalHref={isOwn ? null : `/dashboard/vessel-management?principal=${vessel.principalId}`}
        />
        <ListTabs label={vessel.vesselName} tabs={tabs} current={tab} />
      </Sticky>
      {tab === "vessel-details" ? <ParticularsTab vessel={vessel} query={query} /> : null}
      {tab === "on-board-crew" ? <OnBoardTab vessel={vessel} user={user} /> : null}
      {tab === "crew-history" ? await crewHistory(opened) : null}
      {tab === "voyage-log" ? await voyageLog(opened) : null}
      {tab === "gantt-chart" ? <GanttTab vessel={vessel} user={user} query={query} /> : null}
    </>
  );
}
