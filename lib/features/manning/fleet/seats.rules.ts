import { defaultHandoverDays } from "../assignment-dates.rules";
import { ganttSeat } from "../gantt/rules";
import type { PlannedSeat } from "./lane.rules";
import type { FleetSeatRow } from "./queries";

type Settings = { horizonDays: number; seesSchedules: boolean };

/** The seat rules need no person, because a timeline of the fleet has no names. */
const withoutPerson = { crewId: 0, employeeFullName: "", employeeIdNumber: null, seafarerId: null };

function seatOf(rows: readonly FleetSeatRow[], first: FleetSeatRow, today: string, settings: Settings): PlannedSeat {
  const { horizonDays, seesSchedules } = settings;
  const planned = rows.flatMap(({ assignment }) =>
    assignment ? [{ ...assignment, ...withoutPerson, assignmentId: assignment.id }] : [],
  );
  const { vesselCrews, gaps } = ganttSeat(planned, today, { handoverDays: defaultHandoverDays, horizonDays });
  return {
    seatId: first.seatId,
    position: first.position,
    bars: vesselCrews.map(({ assignmentId, onBoard, offBoard, checkedOutOn, status }) => {
      const row = seesSchedules ? rows.find(({ assignment }) => assignment?.id === assignmentId) : undefined;
      const { joinPort = null, leavePort = null } = row ?? {};
      return { onBoard, offBoard, checkedOutOn, status, joinPort, leavePort };
    }),
    gaps,
  };
}

/** Group rows in order of vessel seats into seats with bars and gaps. @param today yyyy-MM-dd in Asia/Jakarta */
export function plannedSeatsOf(
  rows: readonly FleetSeatRow[],
  today: string,
  settings: Settings,
): Map<number, PlannedSeat[]> {
  const bySeat = new Map<number, FleetSeatRow[]>();
  for (const row of rows) {
    const own = bySeat.get(row.seatId);
    if (own) own.push(row);
    else bySeat.set(row.seatId, [row]);
  }
  const byVessel = new Map<number, PlannedSeat[]>();
  for (const own of bySeat.values()) {
    const [first] = own;
    if (!first) continue;
    const seat = seatOf(own, first, today, settings);
    const others = byVessel.get(first.vesselId);
    if (others) others.push(seat);
    else byVessel.set(first.vesselId, [seat]);
  }
  return byVessel;
}
