import type { Permission } from "@/lib/access/permissions";
import { addYears } from "@/lib/platform/calendar/dates";
import { differencesOf } from "@/lib/features/scheduling/difference.rules";
import { isHistory } from "@/lib/features/scheduling/status.rules";
import { daysBetween } from "@/lib/platform/calendar/period";
import {
  approvalNeeded,
  isOfficer,
  mayDecideAsEmployee,
  mayDecideAsPrincipal,
  needsPrincipalApproval,
} from "../approval.rules";
import { durationTone } from "../assignment-dates.rules";
import { seatReasons } from "../planning-status.rules";
import type { SeatRow, SlotView } from "./schema";
import { mayAdd, mayRemove } from "../proposals.rules";
import type { SeatTableRow } from "./seat-table.queries";
import {
  isOnBoard,
  isOpenSlot,
  isPlannable,
  seatOf,
  summaryOf,
  wireOfSlot,
  type SeatState,
  type WireSlot,
} from "../slots.rules";

/** The viewing user and their permissions. crewId: the seafarer of the account. */
export type Reader = { group: ReaderGroup; crewId: number | null; can(right: Permission): boolean };
type ReaderGroup = "principals" | "seafarers" | null;
type Tour = NonNullable<SeatTableRow["tour"]>;
type Person = NonNullable<SeatTableRow["person"]>;
type Known = { tour: Tour; person: Person; schedule?: SeatTableRow["schedule"] };

/** Whether a past assignment is visible: a principal sees the last twelve months. product 5.12 */
export const isShown = ({ checkedOutOn }: Pick<Tour, "checkedOutOn">, { group }: Reader, today: string) =>
  group !== "principals" || checkedOutOn === null || checkedOutOn >= addYears(today, -1);

/** Seafarers and heads answer for themselves only; staff on behalf of anyone. product 5.11 */
const answersFor = ({ group, crewId }: Reader, person: Person) => (group === "seafarers" ? crewId === person.id : true);

/** Build one slot with the permitted actions. The operations check again. D2 §3, §4 */
export function slotViewOf(
  { tour, person, schedule = null }: Known,
  seat: SeatState,
  reader: Reader,
  today: string,
): SlotView | null {
  const { slot, endDate } = tour;
  if (!isOpenSlot(slot)) return null;
  const mayChange = reader.can("manning:change");
  const daysLeft = isOnBoard(tour) ? daysBetween(today, endDate) : null;
  const known = schedule && reader.can("scheduling:view") && !isHistory(schedule) ? schedule : null;
  const isDecidable = isPlannable(slot) || slot === "current";
  return {
    assignmentId: tour.id,
    employeeId: person.id,
    employeeIdNumber: person.employeeNumber,
    seafarerId: person.seafarerCode,
    employeeFullName: person.fullName,
    slot: wireOfSlot[slot],
    startDate: tour.startDate,
    endDate,
    durationMonths: tour.durationMonths,
    originalOffBoardDate: tour.originalEndDate,
    onBoard: tour.checkedInOn,
    offBoard: tour.checkedOutOn,
    daysLeft,
    durationTone: daysLeft === null ? null : durationTone(daysLeft),
    principalStatus: tour.principalStatus,
    employeeStatus: tour.employeeStatus,
    summaryStatus: summaryOf(tour),
    needPrincipalApproval: approvalNeeded(tour),
    rejectionReason: tour.rejectionReason,
    isHandover: isOnBoard(tour) && slot !== "current" && seat.slots.current !== null,
    isExtended: tour.originalEndDate !== null,
    differences: known ? differencesOf(known, tour) : [],
    schedule: known && {
      employeeSchedulingId: known.id,
      statusId: known.statusId,
      onBoardDate: known.onBoardDate,
      offBoardDate: known.offBoardDate,
    },
    mayMoveSchedule: reader.can("scheduling:write"),
    mayDecideAsPrincipal: isDecidable && mayDecideAsPrincipal(tour) && reader.can("approvals:decide-as-principal"),
    mayDecideAsEmployee:
      isDecidable &&
      mayDecideAsEmployee(tour) &&
      reader.can("approvals:decide-as-employee") &&
      answersFor(reader, person),
    mayChangeDates: isDecidable && mayChange && (slot === "current" || summaryOf(tour) !== "Rejected"),
    mayRemove: mayChange && mayRemove(seat, slot),
    version: tour.version,
  };
}

/** needPrincipalApproval: stored on the plan, else what a new proposal would need. product 5.2 */
export const needsApproval = (
  { principal, position }: Pick<SeatTableRow, "principal" | "position">,
  planned: Tour | undefined,
) =>
  planned
    ? approvalNeeded(planned)
    : needsPrincipalApproval(principal?.approvalPolicy ?? null, isOfficer(position?.level));

/** Build the seat state that its status is calculated from. */
export function judgedSeatOf(own: readonly SeatTableRow[]): SeatState & { isUnprepared: boolean } {
  const state = seatOf(
    own[0]?.seat?.id ?? 0,
    own.flatMap(({ tour }) => tour ?? []),
  );
  return { ...state, isUnprepared: own.some(({ isUnprepared }) => isUnprepared) };
}

/** Build a seat from its rows. sameRank: number of the vessel's seats of this position. D2 §3 */
export function seatRowOf(
  own: readonly SeatTableRow[],
  sameRank: number,
  reader: Reader,
  today: string,
): SeatRow | null {
  const [first] = own;
  if (!first?.seat || !first.position) return null;
  const { vessel, seat, position } = first;
  const known = own.flatMap(({ tour, person, schedule }) => (tour && person ? [{ tour, person, schedule }] : []));
  const state = judgedSeatOf(own);
  const shown = known.filter(({ tour }) => isShown(tour, reader, today));
  const views = shown.flatMap((one) => slotViewOf(one, state, reader, today) ?? []);
  const at = (slot: WireSlot) => views.find((view) => view.slot === slot) ?? null;
  const slots = {
    PrePrevious: at("PrePrevious"),
    Previous: at("Previous"),
    Current: at("Current"),
    Next: at("Next"),
    NextButOne: at("NextButOne"),
  };
  const mayPropose = reader.can("manning:propose") && vessel.scrappedOn === null;
  const isMarine = vessel.divisionId === 1;
  return {
    id: seat.id,
    vesselCrewId: seat.id,
    vesselId: vessel.id,
    shipId: vessel.vesselTypeId,
    sequence: seat.sequence,
    jobPositionId: position.id,
    jobPositionMarineId: isMarine ? position.id : null,
    jobPositionTankerId: isMarine ? null : position.id,
    jobPositionName: position.nameEn,
    jobPositionNameId: position.name,
    department: position.department,
    currentGanttChartId: slots.Current?.assignmentId ?? null,
    needPrincipalApproval: needsApproval(first, known.find(({ tour }) => tour.slot === "next")?.tour),
    prePreviousEmployeeId: slots.PrePrevious?.employeeId ?? null,
    prePreviousEmployeeName: slots.PrePrevious?.employeeFullName ?? null,
    previousEmployeeId: slots.Previous?.employeeId ?? null,
    previousEmployeeName: slots.Previous?.employeeFullName ?? null,
    currentEmployeeId: slots.Current?.employeeId ?? null,
    currentEmployeeName: slots.Current?.employeeFullName ?? null,
    nextEmployeeId: slots.Next?.employeeId ?? null,
    nextEmployeeName: slots.Next?.employeeFullName ?? null,
    nextButOneEmployeeId: slots.NextButOne?.employeeId ?? null,
    nextButOneEmployeeName: slots.NextButOne?.employeeFullName ?? null,
    nextSummaryStatus: slots.Next?.summaryStatus ?? null,
    nextButOneSummaryStatus: slots.NextButOne?.summaryStatus ?? null,
    nextPrincipalStatus: slots.Next?.principalStatus ?? null,
    currentOffBoard: slots.Current?.endDate ?? null,
    isDeleteable: sameRank > 1,
    mayAddNext: mayPropose && mayAdd(state, "next"),
    mayAddNextButOne: mayPropose && mayAdd(state, "next-but-one"),
    reasons: seatReasons(state, today),
    slots,
  };
}

/** Group rows by seat. */
export function bySeat<Row extends { seat: { id: number } | null }>(rows: readonly Row[]): Row[][] {
  const found = new Map<number, Row[]>();
  for (const row of rows) if (row.seat) found.set(row.seat.id, [...(found.get(row.seat.id) ?? []), row]);
  return [...found.values()];
}

/** Put seats with a pending principal approval first, keeping the order by rank. D2 §3 */
export const pendingFirst = (rows: readonly SeatRow[]): SeatRow[] =>
  [...rows].sort(
    (one, other) => Number(other.nextPrincipalStatus === "Pending") - Number(one.nextPrincipalStatus === "Pending"),
  );
