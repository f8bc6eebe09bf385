import { differencesOf } from "@/lib/features/scheduling/difference.rules";
import { addYears } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import { defaultHandoverDays } from "../assignment-dates.rules";
import type { ChartRow } from "./queries";
import { continuousStays, extentOf, ganttSeat, type SeatAssignment } from "./rules";
import type { GanttChart, GanttCrew, GanttRow } from "./schema";
import { ganttMonths, place, windowOf } from "./window.rules";

/** short: assignments in pairs below the principal's required years. */
type Reader = { today: string; isPrincipal: boolean; seesSchedules: boolean; short: ReadonlySet<number> };

function assignmentOf({ tour, person, schedule }: ChartRow, seesSchedules: boolean): SeatAssignment[] {
  if (!tour || !person) return [];
  // List the fields one by one: object rest copies were as slow as the whole calculation.
  return [
    {
      slot: tour.slot,
      startDate: tour.startDate,
      endDate: tour.endDate,
      originalEndDate: tour.originalEndDate,
      principalStatus: tour.principalStatus,
      employeeStatus: tour.employeeStatus,
      checkedInOn: tour.checkedInOn,
      checkedOutOn: tour.checkedOutOn,
      assignmentId: tour.id,
      employeeId: person.id,
      employeeFullName: person.fullName,
      employeeIdNumber: person.employeeNumber,
      seafarerId: person.seafarerCode,
      differences: seesSchedules ? differencesOf(schedule, tour) : [],
    },
  ];
}

/** Whether the user may see a past assignment; principals see the last twelve months. product 5.12 */
const isShown = ({ checkedOutOn, slot }: GanttCrew, { today, isPrincipal }: Reader) =>
  !isPrincipal || (checkedOutOn === null ? slot !== null : checkedOutOn >= addYears(today, -1));

/** Group rows by seat. */
function bySeat(rows: readonly ChartRow[]): ChartRow[][] {
  const found = new Map<number, ChartRow[]>();
  for (const row of rows) if (row.seatId !== null) found.set(row.seatId, [...(found.get(row.seatId) ?? []), row]);
  return [...found.values()];
}

/**
 * Build the chart of a vessel from its rows in order of rank. Gaps use all rows; only the 27 months are returned. D2
 * §3, §9
 */
export function chartOf(rows: readonly ChartRow[], first: ChartRow, reader: Reader): GanttChart {
  const { today } = reader;
  const months = ganttMonths(today);
  const window = windowOf(months);
  const settings = { handoverDays: defaultHandoverDays, horizonDays: daysBetween(today, window.end) };
  const known = bySeat(rows).map((own) => ({
    own,
    seat: ganttSeat(
      own.flatMap((row) => assignmentOf(row, reader.seesSchedules)),
      today,
      settings,
    ),
  }));
  const continuous = continuousStays(
    known.flatMap(({ seat }) => seat.vesselCrews),
    today,
  );
  const seats = known.flatMap(({ own, seat: { vesselCrews, gaps } }): GanttRow[] => {
    const [{ seatId, position } = first] = own;
    if (seatId === null || position === null) return [];
    for (const crew of vesselCrews) {
      crew.continuousSince = continuous.get(crew.assignmentId) ?? null;
      crew.shortPairYears = reader.short.has(crew.assignmentId) ? first.leastPairYears : null;
    }
    const shown = vesselCrews.filter((crew) => isShown(crew, reader) && place(extentOf(crew, today), window) !== null);
    return [
      {
        vesselCrewId: seatId,
        jobPositionName: position.nameEn,
        jobPositionNameId: position.name,
        department: position.department,
        employeeIdNumber: vesselCrews.find(({ slot }) => slot === "Current")?.employeeIdNumber ?? null,
        vesselCrews: shown,
        gaps: gaps.filter((gap) => place(gap, window) !== null),
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
