import { z } from "zod";
import { employeeStatuses, principalStatuses } from "@/db/enums/manning";
import { statusIds } from "@/db/enums/scheduling";
import { departments } from "@/db/enums/positions";
import { vesselTabs } from "@/db/enums/vessels";
import { planDifference } from "@/lib/features/scheduling/schema";
import { manning } from "@/lib/features/vessels/schema";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { blankToUndefined, divisionNumber, booleanInput, listOfValues } from "@/lib/platform/validation";
import { id } from "../check-in-out/schema";
import { planningStatuses } from "./status.rules";
import { apiSlots } from "../slots.rules";

const text = z.string().nullable();
const ofPlan = z.enum([
  "unmanned",
  "over-contract",
  "leaves-soon",
  "next-unprepared",
  "next-rejected",
  "next-pending",
  "no-relief",
]);
const summary = z.enum(["Confirmed", "Pending", "Rejected"]);

/** One person in one slot, with the permitted actions. */
const slotView = z.object({
  assignmentId: z.number(),
  crewId: z.number(),
  employeeIdNumber: z.string(),
  seafarerId: text,
  employeeFullName: z.string(),
  slot: z.enum(apiSlots),
  startDate: z.string(),
  endDate: z.string(),
  durationMonths: z.number().nullable(),
  originalOffBoardDate: text,
  onBoard: text,
  offBoard: text,
  daysLeft: z.number().nullable(),
  durationTone: z.enum(["Over 3 months", "Under 3 months", "Under 1 month"]).nullable(),
  principalStatus: z.enum(principalStatuses),
  employeeStatus: z.enum(employeeStatuses),
  summaryStatus: summary,
  needPrincipalApproval: z.boolean(),
  rejectionReason: text,
  isHandover: z.boolean(),
  isExtended: z.boolean(),
  /** Schedule dates more than a week off the plan, for users who see schedules. */
  differences: z.array(planDifference),
  /** The active schedule, for the same users. */
  schedule: z
    .object({
      employeeSchedulingId: z.number(),
      statusId: z.literal(statusIds),
      onBoardDate: z.string(),
      offBoardDate: z.string(),
    })
    .nullable(),
  mayMoveSchedule: z.boolean(),
  mayDecideAsPrincipal: z.boolean(),
  mayDecideAsEmployee: z.boolean(),
  mayChangeDates: z.boolean(),
  mayRemove: z.boolean(),
  version: z.number(),
});
export type SlotView = z.output<typeof slotView>;

const nameAndId = {
  prePreviousCrewId: z.number().nullable(),
  prePreviousEmployeeName: text,
  previousCrewId: z.number().nullable(),
  previousEmployeeName: text,
};
const upcomingEmployees = {
  currentCrewId: z.number().nullable(),
  currentEmployeeName: text,
  nextCrewId: z.number().nullable(),
  nextEmployeeName: text,
  nextButOneCrewId: z.number().nullable(),
  nextButOneEmployeeName: text,
};

/** One seat in documented names, with its slots. D2 §3 */
const seatRow = z.object({
  id: z.number(),
  vesselCrewId: z.number(),
  vesselId: z.number(),
  vesselTypeId: z.number(),
  sequence: z.number(),
  jobPositionId: z.number(),
  jobPositionMarineId: z.number().nullable(),
  jobPositionTankerId: z.number().nullable(),
  jobPositionName: z.string(),
  jobPositionNameId: z.string(),
  department: z.enum(departments),
  currentGanttChartId: z.number().nullable(),
  needPrincipalApproval: z.boolean(),
  ...nameAndId,
  ...upcomingEmployees,
  nextSummaryStatus: summary.nullable(),
  nextButOneSummaryStatus: summary.nullable(),
  nextPrincipalStatus: z.enum(principalStatuses).nullable(),
  currentOffBoard: text,
  isDeleteable: z.boolean(),
  mayAddNext: z.boolean(),
  mayAddNextButOne: z.boolean(),
  reasons: z.array(ofPlan),
  /** Day since which the seat is vacant; null while it has a holder. */
  vacantSince: text,
  slots: z.object({
    PrePrevious: slotView.nullable(),
    Previous: slotView.nullable(),
    Current: slotView.nullable(),
    Next: slotView.nullable(),
    NextButOne: slotView.nullable(),
  }),
});
export type SeatRow = z.output<typeof seatRow>;

export const seatActions = ["add-seat", "remove-seat", "propose", "change", "decide-as-principal", "see-cost"] as const;
export const listSeatsInput = z.object({ ...listInput(200), vesselId: id });
export const seatPage = pageOf(seatRow).extend({
  vesselId: z.number(),
  vesselName: z.string(),
  vesselType: z.string(),
  vesselTypeNameId: z.string(),
  status: z.enum(vesselTabs),
  principal: text,
  ...manning,
  planningStatus: z.enum(planningStatuses),
  totalPendingData: z.number(),
  allowedActions: z.array(z.enum(seatActions)),
});
export type SeatPage = z.output<typeof seatPage>;

const crewId = z.preprocess(blankToUndefined, id.optional());
const assignmentOn = z.enum(apiSlots).default("Next");
/** A slot of a seat and the expected person. Without a seat, the person's slot on the vessel. D2 §7 */
export const seatHeaderInput = z.object({ vesselCrewId: id, crewId, assignmentOn });
export const getAssignmentInput = z.object({ vesselId: id, vesselCrewId: crewId, crewId, assignmentOn });

/** Header of the approval and assignment dialogs. */
export const seatHeader = z.object({
  vesselId: z.number(),
  vesselName: z.string(),
  vesselType: z.string(),
  vesselTypeNameId: z.string(),
  vesselTypeId: z.number(),
  status: z.enum(vesselTabs),
  principalId: z.number().nullable(),
  principal: text,
  vesselCrewId: z.number(),
  jobPositionId: z.number(),
  jobPositionName: z.string(),
  jobPositionNameId: z.string(),
  assignmentOn: z.enum(apiSlots),
  needPrincipalApproval: z.boolean(),
  approval: summary.nullable(),
  assignment: slotView.nullable(),
});
export const assignmentView = slotView
  .extend({
    vesselId: z.number(),
    vesselName: z.string(),
    vesselCrewId: z.number(),
    jobPositionId: z.number(),
    jobPositionName: z.string(),
    jobPositionNameId: z.string(),
  })
  .nullable();

export const listVesselPlanningInput = z.object({
  ...listInput(10),
  divisionId: z.preprocess(blankToUndefined, divisionNumber.optional()),
  principalId: listOfValues(id),
  planningStatus: listOfValues(z.enum(planningStatuses)),
  /** Only vessels with pending principal approvals. */
  waiting: booleanInput.default(false),
  /** urgency: earliest attention reason; waiting: oldest pending answer. */
  sort: z.enum(["name", "type", "location", "pending", "urgency", "waiting"]).default("name"),
  order: z.enum(["asc", "desc"]).default("asc"),
});
/** The most urgent seat: position, people and day. */
const planningAttentionReason = z.object({
  vesselCrewId: z.number(),
  jobPositionName: z.string(),
  jobPositionNameId: z.string(),
  reason: ofPlan,
  day: z.string(),
  currentCrewId: z.number().nullable(),
  nextCrewId: z.number().nullable(),
  nextEmployeeName: text,
});
export type PlanningAttentionReason = z.output<typeof planningAttentionReason>;
const awaitedJoiner = z.object({
  vesselCrewId: z.number(),
  jobPositionName: z.string(),
  jobPositionNameId: z.string(),
  crewId: z.number(),
  employeeName: text,
  day: z.string(),
});
const pendingAnswers = z.object({ count: z.number(), since: text });

const planningRow = z.object({
  id: z.number(),
  vesselId: z.number(),
  vesselName: z.string(),
  vesselType: z.string(),
  vesselTypeNameId: z.string(),
  vesselTypeId: z.number(),
  status: z.enum(vesselTabs),
  currentLocation: text,
  principal: text,
  ...manning,
  planningStatus: z.enum(planningStatuses),
  reasons: z.array(z.object({ reason: ofPlan, count: z.number() })),
  why: planningAttentionReason.nullable(),
  /** Number of other seats that need attention. */
  otherSeats: z.number(),
  coveredUntil: text,
  /** An empty seat with a confirmed joiner; the first one to join. */
  awaited: awaitedJoiner.nullable(),
  nextChange: z.object({ day: z.string(), leaving: z.number(), joining: z.number() }).nullable(),
  waitingForAnswer: pendingAnswers,
  waitingForPrincipal: pendingAnswers,
  totalPendingData: z.number(),
});
export type PlanningRow = z.output<typeof planningRow>;
export const planningPage = pageOf(planningRow).extend({ totalPendingData: z.number() });
