import { z } from "zod";
import { employeeStatuses, principalStatuses } from "@/db/enums/manning";
import { vesselTabs } from "@/db/enums/vessels";
import { day, id } from "../check-in.schema";
import { wireSlots } from "../slots.rules";
import { isWindow } from "./window.rules";

/** One vessel and the days looked at, both of them included. */
export const crewChangeInput = z
  .object({ vesselId: id, from: day, to: day })
  .refine(isWindow, { path: ["to"], message: "crew-changes.windowTooLong" });

const person = {
  assignmentId: z.number(),
  employeeId: z.number(),
  employeeIdNumber: z.string(),
  employeeFullName: z.string(),
  /** Null once they stand in no slot of the seat any more. */
  slot: z.enum(wireSlots).nullable(),
  startDate: z.string(),
  endDate: z.string(),
  principalStatus: z.enum(principalStatuses),
  employeeStatus: z.enum(employeeStatuses),
  version: z.number(),
};
const leaving = z.object({
  ...person,
  onBoard: z.string().nullable(),
  /** Set once they went ashore. */
  offBoard: z.string().nullable(),
  daysLeft: z.number().nullable(),
  isExtended: z.boolean(),
});
/** What a reliever still misses, in the reader's words, worst first. */
const lack = z.object({
  kind: z.enum(["principal", "seafarer", "check", "scan", "preparation", "travel"]),
  level: z.enum(["block", "warn"]),
  text: z.string(),
});
const joining = z.object({
  ...person,
  /** Set once they are on board. */
  onBoard: z.string().nullable(),
  summaryStatus: z.enum(["Confirmed", "Pending", "Rejected"]),
  missing: z.array(lack),
});
const change = z.object({
  vesselCrewId: z.number(),
  sequence: z.number(),
  jobPositionId: z.number(),
  jobPositionName: z.string(),
  jobPositionNameId: z.string(),
  day: z.string().nullable(),
  leaving: leaving.nullable(),
  joining: joining.nullable(),
  /** Above nought nobody holds the seat for so many days, below both do. */
  daysBetween: z.number().nullable(),
  /** Somebody has yet to be found for the seat. */
  isUncovered: z.boolean(),
});
export type CrewChange = z.output<typeof change>;

export const crewChangeList = z.object({
  vesselId: z.number(),
  vesselName: z.string(),
  vesselType: z.string(),
  shipId: z.number(),
  status: z.enum(vesselTabs),
  principal: z.string().nullable(),
  currentPort: z.string().nullable(),
  from: z.string(),
  to: z.string(),
  counts: z.object({ leaving: z.number(), joining: z.number(), uncovered: z.number(), notReady: z.number() }),
  rows: z.array(change),
});
export type CrewChangeList = z.output<typeof crewChangeList>;
