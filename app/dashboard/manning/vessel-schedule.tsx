import { getLocale, getTranslations } from "next-intl/server";
import { CrewChangeLink } from "@/components/features/manning/crew-changes/link-to-crew-change";
import { GanttLoadError } from "@/components/features/manning/gantt/load-error";
import { VesselGantt } from "@/components/features/manning/gantt/vessel-gantt";
import { crewAddress, type ManningSide } from "@/components/features/manning/planning/address";
import { seatLinks } from "@/components/features/manning/planning/seat-links";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { ListEmpty } from "@/components/ui/list/list-empty";
import { ListFilter } from "@/components/ui/list/list-filter";
import { hrefWith, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { can, type UserActor } from "@/lib/access/actor";
import { getVesselGantt } from "@/lib/features/manning/gantt/get-vessel-gantt";
import { unfilledSeatsOf } from "@/lib/features/manning/gantt/unfilled.rules";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../access/require-user";
import { vesselIdOf } from "../vessel-management/[vesselId]/vessel-id";
import { loadVesselSeats } from "./load-vessel-seats";
import { VesselHead } from "./vessel-head";

/** Label of the link to the crew table, by side and role. D2 §2, §6 */
const crewLinkKeyOf = (side: ManningSide, user: UserActor) =>
  side === "approval-crew" ? "crewing" : can(user, "manning:schedule") ? "scheduling" : "crewTable";

/** The plan of a vessel over 27 months. Gaps and bars link to their seat. D2 §2, §9 */
export async function VesselSchedule({
  side,
  vesselId,
  params,
}: {
  side: ManningSide;
  vesselId: string;
  params: SearchParams;
}) {
  const id = vesselIdOf(vesselId);
  const [user, plan, chart, t, locale] = await Promise.all([
    requireUser("manning:view"),
    loadVesselSeats(id),
    orNull(load(getVesselGantt, { vesselId: id })),
    getTranslations("planning"),
    getLocale(),
  ]);
  const mayPropose = side === "planning" && plan.allowedActions.includes("propose") && plan.status === "in-operation";
  const isUnfilled = valueOf(params, "unfilled") === "true";
  const visibleChart = chart && isUnfilled ? unfilledSeatsOf(chart) : chart;
  const filter = (
    <ListFilter
      label={t("schedule.show")}
      choices={[
        { id: "all", label: t("schedule.allSeats"), href: hrefWith(params, { unfilled: null }) },
        { id: "unfilled", label: t("schedule.unfilled"), href: hrefWith(params, { unfilled: "true" }) },
      ]}
      current={isUnfilled ? "unfilled" : "all"}
    />
  );
  return (
    <>
      <VesselHead
        side={side}
        plan={plan}
        title={plan.vesselName}
        chart={false}
        action={
          <>
            <CrewChangeLink side={side} vesselId={id} />
            <Button variant="contained" component={Link} href={crewAddress(side, id)}>
              {t(`schedule.${crewLinkKeyOf(side, user)}`, { count: plan.totalPendingData })}
            </Button>
          </>
        }
      />
      {!visibleChart ? (
        <GanttLoadError />
      ) : isUnfilled && visibleChart.rows.length === 0 ? (
        <ListEmpty title={t("schedule.allFilled")} text={t("schedule.allFilledText")}>
          {filter}
        </ListEmpty>
      ) : (
        <VesselGantt
          chart={visibleChart}
          locale={locale}
          links={seatLinks(side, id, mayPropose)}
          view={valueOf(params, "view")}
          filter={filter}
        />
      )}
    </>
  );
}
