import { z } from "zod";
import { departments } from "@/db/enums/positions";
import { planDifference } from "@/lib/features/scheduling/schema";
import { isDay } from "@/lib/platform/calendar/dates";
import { wireSlots } from "../slots.rules";

const day = z.string().meta({ format: "date" }).refine(isDay, "validation.date");
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "validation.date");

export const ganttStatuses = [
  "On Board",
  "Off Board",
  "Planned Approved",
  "Planned Pending Approval",
  "Planned Rejected",
] as const;
export type GanttStatus = (typeof ganttStatuses)[number];

/** One person on one seat. offBoard is the planned day, checkedOutOn the day it happened; history has no slot. */
const ganttCrew = z.object({
  assignmentId: z.number().int(),
  employeeId: z.number().int(),
  employeeFullName: z.string(),
  employeeIdNumber: z.string().nullable(),
  seafarerId: z.string().nullable(),
  slot: z.enum(wireSlots).nullable(),
  onBoard: day,
  offBoard: day,
  originalOffBoardDate: day.nullable(),
  checkedOutOn: day.nullable(),
  status: z.enum(ganttStatuses),
  isOverlap: z.boolean(),
  /** Either side of an overlap: isOverlap, or the one that begins inside another. */
  isInOverlap: z.boolean(),
  /** From when stays on this vessel without a break count together, where they come to more than 11 months and none of them does alone. */
  continuousSince: day.nullable(),
  /** The years in rank the principal asks of a tanker's pair, where this stay and the partner's come to less. */
  shortPairYears: z.number().int().nullable(),
  isExtended: z.boolean(),
  /** Where the schedule is more than a week off this plan, for who sees schedules. */
  differences: z.array(planDifference),
});
export type GanttCrew = z.infer<typeof ganttCrew>;

/** Days on which nobody holds the seat: from the day the last one leaves to the day the next one comes. */
const ganttGap = z.object({ from: day, to: day });
export type GanttGap = z.infer<typeof ganttGap>;

/** One seat; employeeIdNumber is that of its Current. */
const ganttRow = z.object({
  vesselCrewId: z.number().int(),
  jobPositionName: z.string(),
  jobPositionNameId: z.string(),
  department: z.enum(departments),
  employeeIdNumber: z.string().nullable(),
  vesselCrews: z.array(ganttCrew),
  gaps: z.array(ganttGap),
});
export type GanttRow = z.infer<typeof ganttRow>;

/** The crew plan of a vessel over 27 months, written yyyy-MM, from 13 before to 13 after today. D2 §3, §9 */
export const ganttChart = z.object({
  vesselId: z.number().int(),
  vesselName: z.string(),
  origin: z.string().nullable(),
  destination: z.string().nullable(),
  today: day,
  months: z.array(month).length(27),
  rows: z.array(ganttRow),
});
export type GanttChart = z.infer<typeof ganttChart>;
