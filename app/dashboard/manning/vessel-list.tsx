import { changeAddress, scheduleAddress, type ManningSide } from "@/components/features/manning/planning/address";
import { AttentionReason } from "@/components/features/manning/planning/attention-reason";
import { NextChange, SeatsFilled, Waiting } from "@/components/features/manning/planning/vessel-cells";
import styles from "@/components/features/manning/planning/planning.module.css";
import { planningStatusVariants } from "@/components/features/manning/planning/status-variants";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { can } from "@/lib/access/actor";
import { planningStatuses } from "@/lib/features/manning/planning/status.rules";
import { listVesselPlanning } from "@/lib/features/manning/planning/list-vessel-planning";
import type { PlanningRow } from "@/lib/features/manning/planning/schema";
import { dayOf } from "@/lib/platform/calendar/dates";
import { load } from "@/lib/platform/transport/page";
import { visible } from "../list-screen/filters";
import { list } from "../list-screen/list-screen";
import { savedViews } from "../list-screen/saved-views";
import { textsOf } from "../list-screen/texts";
import { vesselName, vesselType } from "../list-screen/vessel-columns";
import { planningQueryOf, showChoices } from "./planning-query";

const texts = "planning";

const vesselsOf = (side: ManningSide) => {
  const isPlanner = side === "planning";
  const waitingOf = (row: PlanningRow) => (isPlanner ? row.waitingForPrincipal : row.waitingForAnswer);
  return list({
    name: "vessel-planning",
    texts,
    views: savedViews(isPlanner ? "plans" : "approvals"),
    sorts: isPlanner
      ? ["urgency", "waiting", "name", "type", "location"]
      : ["waiting", "urgency", "name", "type", "location"],
    filters: {
      show: visible({
        label: "list.filter",
        known: showChoices,
        options: async () => {
          const { t } = await textsOf(texts);
          const named = planningStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }));
          return [{ value: "all", label: t("list.all") }, ...named, { value: "awaited", label: t("list.awaited") }];
        },
      }),
    },
    load: ({ show, ...query }) => {
      const { planningStatus, waiting } = planningQueryOf({ show });
      return load(listVesselPlanning, { ...query, planningStatus, waiting });
    },
  }).screen({
    title: `sides.${side}`,
    lead: ({ page, t }) => (page ? t("list.pending", { count: page.totalPendingData }) : ""),
    search: "list.search",
    keyOf: ({ id }) => id,
    columns: [
      vesselName("list.name", (vesselId) => scheduleAddress(side, vesselId)),
      vesselType("list.type", (row) => ({ en: row.vesselType, id: row.vesselTypeNameId })),
      {
        id: "urgency",
        label: "list.planningStatus",
        card: "badge",
        cell: ({ planningStatus: status }, { t }) => (
          <StatusBadge status={planningStatusVariants[status]} label={t(`statuses.${status}`)} />
        ),
      },
      {
        id: "why",
        label: "list.why",
        kind: "wide",
        card: "fact",
        cell: (row, { user }) => (
          <AttentionReason row={row} side={side} mayPropose={isPlanner && can(user, "manning:propose")} />
        ),
      },
      {
        id: "nextChange",
        label: "list.nextChange",
        align: "end",
        card: "fact",
        cell: (row, { now }) => (
          <NextChange row={row} href={isPlanner ? changeAddress(row.vesselId) : null} today={dayOf(now)} />
        ),
      },
      {
        id: "waiting",
        label: isPlanner ? "list.waiting" : "list.waitingForAnswer",
        align: "end",
        card: (row) => (waitingOf(row).count > 0 ? "fact" : undefined),
        cell: (row) => <Waiting {...waitingOf(row)} />,
      },
      { id: "onBoard", label: "list.onBoard", align: "end", cell: (row) => <SeatsFilled row={row} /> },
      { id: "location", label: "list.location", kind: "wrap", text: ({ currentLocation }) => currentLocation },
      { id: "status", label: "list.status", isMuted: true, text: (_, { t }) => t("list.inOperation") },
    ],
    // Long headings take two lines, so that the columns fit a desk.
    frame: (rows) => <div className={styles.heads}>{rows}</div>,
    empty: {
      title: "list.empty",
      text: "list.emptyText",
      next: ({ shell }) => (
        <Button variant="outlined" component={Link} href="/dashboard/vessel-management">
          {shell("menu.vessel-management")}
        </Button>
      ),
    },
  });
};

/** Vessels in operation, sorted by the earliest problem or by the oldest missing answer. D2 §2, §3 */
export const plannedVessels = { planning: vesselsOf("planning"), "approval-crew": vesselsOf("approval-crew") };
