import { differencesOf } from "@/lib/features/scheduling/plan-changes/difference.rules";
import { addYears } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import { defaultHandoverDays } from "../assignment-dates.rules";
import type { ChartRow } from "./queries";
import { continuousServiceStarts, extentOf, ganttSeat, type SeatAssignment } from "./rules";
import type { GanttChart, GanttCrew, GanttRow } from "./schema";
import { ganttMonths, placementOf, ganttWindowOf } from "./window.rules";

/** short: assignments in pairs below the principal's required years. */
type Reader = { today: string; isPrincipal: boolean; seesSchedules: boolean; shortPairIds: ReadonlySet<number> };

function assignmentOf({ assignment, person, schedule }: ChartRow, seesSchedules: boolean): SeatAssignment[] {
  if (!assignment || !person) return [];
  // List the fields one by one: object rest copies were as slow as the whole calculation.
  return [
    {
      slot: assignment.slot,
      startDate: assignment.startDate,
      endDate: assignment.endDate,
      originalEndDate: assignment.originalEndDate,
      principalStatus: assignment.principalStatus,
      employeeStatus: assignment.employeeStatus,
      checkedInOn: assignment.checkedInOn,
      checkedOutOn: assignment.checkedOutOn,
      assignmentId: assignment.id,
      crewId: person.id,
      employeeFullName: person.fullName,
      employeeIdNumber: person.employeeNumber,
      seafarerId: person.seafarerCode,
      differences: seesSchedules ? differencesOf(schedule, assignment) : [],
    },
  ];
}

/** Whether the user may see a past assignment; principals see the last twelve months. product 5.12 */
const isVisibleToReader = ({ checkedOutOn, slot }: GanttCrew, { today, isPrincipal }: Reader) =>
  !isPrincipal || (checkedOutOn === null ? slot !== null : checkedOutOn >= addYears(today, -1));

/** Group rows by seat. */
function bySeat(rows: readonly ChartRow[]): ChartRow[][] {
  const rowsBySeat = new Map<number, ChartRow[]>();
  for (const row of rows)
    if (row.seatId !== null) rowsBySeat.set(row.seatId, [...(rowsBySeat.get(row.seatId) ?? []), row]);
  return [...rowsBySeat.values()];
}

/**
 * Build the chart of a vessel from its rows in order of rank. Gaps use all rows; only the 27 months are returned. D2
 * §3, §9
 */
export function chartOf(rows: readonly ChartRow[], first: ChartRow, reader: Reader): GanttChart {
  const { today } = reader;
  const months = ganttMonths(today);
  const window = ganttWindowOf(months);
  const settings = { handoverDays: defaultHandoverDays, horizonDays: daysBetween(today, window.end) };
  const seatAssignments = bySeat(rows).map((own) => ({
    own,
    seat: ganttSeat(
      own.flatMap((row) => assignmentOf(row, reader.seesSchedules)),
      today,
      settings,
    ),
  }));
  const continuous = continuousServiceStarts(
    seatAssignments.flatMap(({ seat }) => seat.vesselCrews),
    today,
  );
  const seats = seatAssignments.flatMap(({ own, seat: { vesselCrews, gaps } }): GanttRow[] => {
    const [{ seatId, position } = first] = own;
    if (seatId === null || position === null) return [];
    for (const crew of vesselCrews) {
      crew.continuousSince = continuous.get(crew.assignmentId) ?? null;
      crew.shortPairYears = reader.shortPairIds.has(crew.assignmentId) ? first.leastPairYears : null;
    }
    const visibleCrew = vesselCrews.filter(
      (crew) => isVisibleToReader(crew, reader) && placementOf(extentOf(crew, today), window) !== null,
    );
    return [
      {
        vesselCrewId: seatId,
        jobPositionName: position.nameEn,
        jobPositionNameId: position.name,
        department: position.department,
        employeeIdNumber: vesselCrews.find(({ slot }) => slot === "Current")?.employeeIdNumber ?? null,
        vesselCrews: visibleCrew,
        gaps: gaps.filter((gap) => placementOf(gap, window) !== null),
      },
    ];
  });
  const { vessel, route } = first;
  return {
    vesselId: vessel.id,
    vesselName: vessel.name,
    origin: route?.origin ?? null,
    destination: route?.destination ?? null,
    today,
    months,
    rows: seats,
  };
}
