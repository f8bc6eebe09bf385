import type { Permission } from "@/lib/access/permissions";
import { addYears } from "@/lib/platform/calendar/dates";
import { differencesOf } from "@/lib/features/scheduling/plan-changes/difference.rules";
import { isHistory } from "@/lib/features/scheduling/status.rules";
import { daysBetween } from "@/lib/platform/calendar/period";
import {
  approvalNeeded,
  isOfficerLevel,
  mayDecideAsEmployee,
  mayDecideAsPrincipal,
  needsPrincipalApproval,
} from "../approval.rules";
import { durationTone } from "@/lib/features/vessels/on-board/rules";
import { seatReasons } from "./status.rules";
import { currentHolderOf } from "./gap.rules";
import type { SeatRow, SlotView } from "./schema";
import { mayAdd, mayRemove } from "../proposals.rules";
import type { SeatTableRow } from "./seat-table.queries";
import {
  isOnBoard,
  isOpenSlot,
  isPlannable,
  seatOf,
  summaryOf,
  apiSlotOf,
  type SeatState,
  type ApiSlot,
} from "../slots.rules";

/** The viewing user and their permissions. crewId: the seafarer of the account. */
export type TableViewer = { group: ReaderGroup; crewId: number | null; can(right: Permission): boolean };
type ReaderGroup = "principals" | "seafarers" | null;
type SeatAssignmentRow = NonNullable<SeatTableRow["assignment"]>;
type Person = NonNullable<SeatTableRow["person"]>;
type KnownHolder = { assignment: SeatAssignmentRow; person: Person; schedule?: SeatTableRow["schedule"] };

/** Whether a past assignment is visible: a principal sees the last twelve months. product 5.12 */
export const isVisibleToViewer = (
  { checkedOutOn }: Pick<SeatAssignmentRow, "checkedOutOn">,
  { group }: TableViewer,
  today: string,
) => group !== "principals" || checkedOutOn === null || checkedOutOn >= addYears(today, -1);

/** Seafarers and heads answer for themselves only; staff on behalf of anyone. product 5.11 */
const mayAnswerFor = ({ group, crewId }: TableViewer, person: Person) =>
  group === "seafarers" ? crewId === person.id : true;

/** Build one slot with the permitted actions. The operations check again. D2 §3, §4 */
export function slotViewOf(
  { assignment, person, schedule = null }: KnownHolder,
  seat: SeatState,
  reader: TableViewer,
  today: string,
): SlotView | null {
  const { slot, endDate } = assignment;
  if (!isOpenSlot(slot)) return null;
  const mayChange = reader.can("manning:change");
  const daysLeft = isOnBoard(assignment) ? daysBetween(today, endDate) : null;
  const visibleSchedule = schedule && reader.can("scheduling:view") && !isHistory(schedule) ? schedule : null;
  const isDecidable = isPlannable(slot) || slot === "current";
  return {
    assignmentId: assignment.id,
    crewId: person.id,
    employeeIdNumber: person.employeeNumber,
    seafarerId: person.seafarerCode,
    employeeFullName: person.fullName,
    slot: apiSlotOf[slot],
    startDate: assignment.startDate,
    endDate,
    durationMonths: assignment.durationMonths,
    originalOffBoardDate: assignment.originalEndDate,
    onBoard: assignment.checkedInOn,
    offBoard: assignment.checkedOutOn,
    daysLeft,
    durationTone: daysLeft === null ? null : durationTone(daysLeft),
    principalStatus: assignment.principalStatus,
    employeeStatus: assignment.employeeStatus,
    summaryStatus: summaryOf(assignment),
    needPrincipalApproval: approvalNeeded(assignment),
    rejectionReason: assignment.rejectionReason,
    isHandover: isOnBoard(assignment) && slot !== "current" && seat.slots.current !== null,
    isExtended: assignment.originalEndDate !== null,
    differences: visibleSchedule ? differencesOf(visibleSchedule, assignment) : [],
    schedule: visibleSchedule && {
      employeeSchedulingId: visibleSchedule.id,
      statusId: visibleSchedule.statusId,
      onBoardDate: visibleSchedule.onBoardDate,
      offBoardDate: visibleSchedule.offBoardDate,
    },
    mayMoveSchedule: reader.can("scheduling:write"),
    mayDecideAsPrincipal:
      isDecidable && mayDecideAsPrincipal(assignment) && reader.can("approvals:decide-as-principal"),
    mayDecideAsEmployee:
      isDecidable &&
      mayDecideAsEmployee(assignment) &&
      reader.can("approvals:decide-as-employee") &&
      mayAnswerFor(reader, person),
    mayChangeDates: isDecidable && mayChange && (slot === "current" || summaryOf(assignment) !== "Rejected"),
    mayRemove: mayChange && mayRemove(seat, slot),
    version: assignment.version,
  };
}

/** needPrincipalApproval: stored on the plan, else what a new proposal would need. product 5.2 */
export const needsApproval = (
  { principal, position }: Pick<SeatTableRow, "principal" | "position">,
  planned: SeatAssignmentRow | undefined,
) =>
  planned
    ? approvalNeeded(planned)
    : needsPrincipalApproval(principal?.approvalPolicy ?? null, isOfficerLevel(position?.level));

/** Build the seat state that its status is calculated from. */
export function judgedSeatOf(own: readonly SeatTableRow[]): SeatState & { isUnprepared: boolean } {
  const state = seatOf(
    own[0]?.seat?.id ?? 0,
    own.flatMap(({ assignment }) => assignment ?? []),
  );
  return { ...state, isUnprepared: own.some(({ isUnprepared }) => isUnprepared) };
}

/** Build a seat from its rows. sameRank: number of the vessel's seats of this position. D2 §3 */
export function seatRowOf(
  own: readonly SeatTableRow[],
  sameRank: number,
  reader: TableViewer,
  today: string,
): SeatRow | null {
  const [first] = own;
  if (!first?.seat || !first.position) return null;
  const { vessel, seat, position } = first;
  const known = own.flatMap(({ assignment, person, schedule }) =>
    assignment && person ? [{ assignment, person, schedule }] : [],
  );
  const state = judgedSeatOf(own);
  const visible = known.filter(({ assignment }) => isVisibleToViewer(assignment, reader, today));
  const views = visible.flatMap((one) => slotViewOf(one, state, reader, today) ?? []);
  const at = (slot: ApiSlot) => views.find((view) => view.slot === slot) ?? null;
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
    vesselTypeId: vessel.vesselTypeId,
    sequence: seat.sequence,
    jobPositionId: position.id,
    jobPositionMarineId: isMarine ? position.id : null,
    jobPositionTankerId: isMarine ? null : position.id,
    jobPositionName: position.nameEn,
    jobPositionNameId: position.name,
    department: position.department,
    currentGanttChartId: slots.Current?.assignmentId ?? null,
    needPrincipalApproval: needsApproval(first, known.find(({ assignment }) => assignment.slot === "next")?.assignment),
    prePreviousCrewId: slots.PrePrevious?.crewId ?? null,
    prePreviousEmployeeName: slots.PrePrevious?.employeeFullName ?? null,
    previousCrewId: slots.Previous?.crewId ?? null,
    previousEmployeeName: slots.Previous?.employeeFullName ?? null,
    currentCrewId: slots.Current?.crewId ?? null,
    currentEmployeeName: slots.Current?.employeeFullName ?? null,
    nextCrewId: slots.Next?.crewId ?? null,
    nextEmployeeName: slots.Next?.employeeFullName ?? null,
    nextButOneCrewId: slots.NextButOne?.crewId ?? null,
    nextButOneEmployeeName: slots.NextButOne?.employeeFullName ?? null,
    nextSummaryStatus: slots.Next?.summaryStatus ?? null,
    nextButOneSummaryStatus: slots.NextButOne?.summaryStatus ?? null,
    nextPrincipalStatus: slots.Next?.principalStatus ?? null,
    currentOffBoard: slots.Current?.endDate ?? null,
    isDeleteable: sameRank > 1,
    mayAddNext: mayPropose && mayAdd(state, "next"),
    mayAddNextButOne: mayPropose && mayAdd(state, "next-but-one"),
    reasons: seatReasons(state, today),
    vacantSince: currentHolderOf({ slots }) ? null : first.emptySince,
    slots,
  };
}

/** Group rows by seat. */
export function bySeat<Row extends { seat: { id: number } | null }>(rows: readonly Row[]): Row[][] {
  const rowsBySeat = new Map<number, Row[]>();
  for (const row of rows) if (row.seat) rowsBySeat.set(row.seat.id, [...(rowsBySeat.get(row.seat.id) ?? []), row]);
  return [...rowsBySeat.values()];
}

/** Put seats with a pending principal approval first, keeping the order by rank. D2 §3 */
export const pendingFirst = (rows: readonly SeatRow[]): SeatRow[] =>
  [...rows].sort(
    (one, other) => Number(other.nextPrincipalStatus === "Pending") - Number(one.nextPrincipalStatus === "Pending"),
  );
