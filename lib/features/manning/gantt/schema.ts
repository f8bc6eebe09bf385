import { z } from "zod";
import { departments } from "@/db/enums/positions";
import { planDifference } from "@/lib/features/scheduling/schema";
import { isDay } from "@/lib/platform/calendar/dates";
import { apiSlots } from "../slots.rules";

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

/** One person on one seat. offBoard: planned day; checkedOutOn: actual day. Past assignments have no slot. */
const ganttCrew = z.object({
  assignmentId: z.number().int(),
  crewId: z.number().int(),
  employeeFullName: z.string(),
  employeeIdNumber: z.string().nullable(),
  seafarerId: z.string().nullable(),
  slot: z.enum(apiSlots).nullable(),
  onBoard: day,
  offBoard: day,
  originalOffBoardDate: day.nullable(),
  checkedOutOn: day.nullable(),
  status: z.enum(ganttStatuses),
  isOverlap: z.boolean(),
  /** Part of an overlap on either side: isOverlap, or starting inside another bar. */
  isInOverlap: z.boolean(),
  /** Start of continuous service on this vessel, where several assignments exceed 11 months only together. */
  continuousSince: day.nullable(),
  /** The pair's required years in rank, where this assignment and its partner's have fewer. */
  shortPairYears: z.number().int().nullable(),
  isExtended: z.boolean(),
  /** Schedule dates more than a week off this plan, for users who see schedules. */
  differences: z.array(planDifference),
});
export type GanttCrew = z.infer<typeof ganttCrew>;

/** Days a seat is vacant, from the last sign-off to the next sign-on. */
const ganttGap = z.object({ from: day, to: day });
export type GanttGap = z.infer<typeof ganttGap>;

/** One seat. employeeIdNumber is that of its Current. */
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

/** A vessel's crew plan over 27 months (yyyy-MM), from 13 before to 13 after today. D2 §3, §9 */
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
