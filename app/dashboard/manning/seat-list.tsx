import type { Locale } from "next-intl";
import { FillGapActions } from "@/components/features/manning/crew-changes/fill-gap-actions";
import { seatAnchor, type ManningSide } from "@/components/features/manning/planning/address";
import { SeatActions } from "@/components/features/manning/planning/seat-actions";
import {
  CurrentHolder,
  EarlierHolders,
  Gap,
  NextButOne,
  NextPerson,
} from "@/components/features/manning/planning/seat-cells";
import styles from "@/components/features/manning/planning/seat-cells.module.css";
import { can } from "@/lib/access/actor";
import { joiningWindow } from "@/lib/features/manning/crew-changes/joining.rules";
import { byDepartment } from "@/lib/features/manning/planning/department.rules";
import { currentHolderOf, gapOf, isUncovered } from "@/lib/features/manning/planning/gap.rules";
import type { SeatRow, SlotView } from "@/lib/features/manning/planning/schema";
import { dayOf } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { list } from "../list-screen/list-screen";
import { gapRights } from "./gap-rights";
import { loadVesselSeats } from "./load-vessel-seats";

type Plan = Awaited<ReturnType<typeof loadVesselSeats>>;
/** What a user may change in the plan of a vessel. */
export function seatRights(side: ManningSide, { status, allowedActions }: Plan) {
  const mayWrite = side === "planning" && status === "in-operation";
  return {
    mayWrite,
    mayAdd: mayWrite && allowedActions.includes("add-seat"),
    mayRemoveSeats: mayWrite && allowedActions.includes("remove-seat"),
  };
}

const positionOf = ({ jobPositionName, jobPositionNameId }: SeatRow, { locale }: { locale: Locale }) =>
  inLanguage(locale, { en: jobPositionName, id: jobPositionNameId });
// The browser gets only what the dialogs show or send.
const seatOf = ({ vesselId, vesselCrewId, jobPositionId, jobPositionName, jobPositionNameId }: SeatRow) => ({
  vesselId,
  vesselCrewId,
  jobPositionId,
  jobPositionName,
  jobPositionNameId,
});
const removedOf = ({ crewId, employeeFullName, slot, startDate, endDate }: SlotView) => ({
  crewId,
  employeeFullName,
  slot,
  startDate,
  endDate,
});

const seatsOf = (side: ManningSide) =>
  list({
    name: "vessel-seats",
    texts: "planning",
    isWhole: true,
    load: async ({ filterList }, { user, route }) => {
      const vesselId = Number(route.vesselId);
      const [plan, found] = await Promise.all([
        loadVesselSeats(vesselId),
        filterList ? loadVesselSeats(vesselId, filterList) : null,
      ]);
      const uncovered = side === "planning" ? plan.rows.filter(isUncovered) : [];
      const gaps = await gapRights(
        user,
        uncovered.map(({ jobPositionId }) => jobPositionId),
      );
      const rights = seatRights(side, plan);
      const rows = byDepartment((found ?? plan).rows).flatMap((department) => department.rows);
      return { rows, total: rows.length, plan, rights, gaps: { ...gaps, mayDraft: rights.mayWrite && gaps.mayDraft } };
    },
  }).view({
    label: "crew.planningTab",
    search: "crew.search",
    keyOf: ({ id }) => id,
    group: ({ department }, { t }) => t(`crew.departments.${department}`),
    rowOf: (row, _, cells) => (
      <tr
        id={seatAnchor(row.vesselCrewId)}
        data-vacant={currentHolderOf(row) ? undefined : true}
        className={styles.row}
      >
        {cells}
      </tr>
    ),
    columns: [
      {
        id: "position",
        label: "crew.position",
        card: "title",
        text: (row, viewer) => `${positionOf(row, viewer)}${row.sequence > 1 ? ` ${row.sequence}` : ""}`,
      },
      {
        id: "current",
        label: "crew.current",
        card: "fact",
        cell: (row, { now }) => <CurrentHolder side={side} row={row} today={dayOf(now)} />,
      },
      {
        id: "gap",
        label: "crew.between",
        card: (row) => ((gapOf(row)?.kind ?? "none") === "none" ? undefined : "fact"),
        cell: (row) => <Gap row={row} />,
      },
      {
        id: "next",
        label: "crew.next",
        card: "fact",
        cell: (row, viewer) => {
          const { page, now } = viewer;
          const [position, today] = [positionOf(row, viewer), dayOf(now)];
          return (
            <NextPerson
              side={side}
              row={row}
              position={position}
              principal={page?.plan.principal ?? null}
              today={today}
              mayWrite={page?.rights.mayWrite ?? false}
            >
              {page && side === "planning" && isUncovered(row) ? (
                <FillGapActions
                  gap={{ ...row, position, ...joiningWindow(row.slots.Current?.endDate ?? null, today) }}
                  {...page.gaps}
                />
              ) : null}
            </NextPerson>
          );
        },
      },
      {
        id: "nextButOne",
        label: "crew.nextButOne",
        card: ({ slots }) => (slots.NextButOne ? "fact" : undefined),
        cell: (row, { page }) => <NextButOne side={side} row={row} principal={page?.plan.principal ?? null} />,
      },
      {
        id: "earlier",
        label: "crew.earlier",
        cell: (row, viewer) => (
          <EarlierHolders
            side={side}
            row={row}
            position={positionOf(row, viewer)}
            mayReadHistory={side === "planning" && can(viewer.user, "evidence:view")}
          />
        ),
      },
    ],
    hasActions: ({ page }) => page?.rights.mayWrite ?? false,
    actions: (row, viewer) => (
      <SeatActions
        seat={seatOf(row)}
        removable={[row.slots.Next, row.slots.NextButOne].flatMap((slot) => (slot?.mayRemove ? [removedOf(slot)] : []))}
        vesselName={viewer.page?.plan.vesselName ?? ""}
        position={positionOf(row, viewer)}
        mayAddNextButOne={row.mayAddNextButOne}
        mayRemoveSeat={Boolean(viewer.page?.rights.mayRemoveSeats && row.isDeleteable)}
      />
    ),
    empty: {
      title: "crew.empty",
      text: ({ t, page }) => t(page?.rights.mayAdd ? "crew.emptyText" : "crew.emptyReadText"),
    },
  });

/** The seats of a vessel with people, dates and pending answers, by department. D2 §3, §4 */
export const vesselSeats = { planning: seatsOf("planning"), "approval-crew": seatsOf("approval-crew") };
