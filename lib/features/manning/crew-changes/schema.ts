import { z } from "zod";
import { employeeStatuses, principalStatuses } from "@/db/enums/manning";
import { vesselTabs } from "@/db/enums/vessels";
import { day, id } from "../check-in-out/schema";
import { apiSlots } from "../slots.rules";
import { isWindow } from "./date-window.rules";

/** A vessel and the days to list, both inclusive. */
export const crewChangeInput = z
  .object({ vesselId: id, from: day, to: day })
  .refine(isWindow, { path: ["to"], message: "crew-changes.windowTooLong" });

const person = {
  assignmentId: z.number(),
  crewId: z.number(),
  employeeIdNumber: z.string(),
  employeeFullName: z.string(),
  /** The name as the crew change list prints it. */
  employeePassportName: z.string(),
  /** null once the person is in no slot of the seat. */
  slot: z.enum(apiSlots).nullable(),
  startDate: z.string(),
  endDate: z.string(),
  principalStatus: z.enum(principalStatuses),
  employeeStatus: z.enum(employeeStatuses),
  version: z.number(),
};
const leaving = z.object({
  ...person,
  onBoard: z.string().nullable(),
  /** Set after sign-off. */
  offBoard: z.string().nullable(),
  daysLeft: z.number().nullable(),
  isExtended: z.boolean(),
});
/** A missing item of a reliever in the user's language, worst first. */
const missingItem = z.object({
  kind: z.enum(["principal", "seafarer", "check", "scan", "preparation", "travel"]),
  level: z.enum(["block", "warn"]),
  text: z.string(),
});
const joining = z.object({
  ...person,
  /** Set after sign-on. */
  onBoard: z.string().nullable(),
  summaryStatus: z.enum(["Confirmed", "Pending", "Rejected"]),
  missing: z.array(missingItem),
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
  /** Positive: days the seat is vacant. Negative: days both are on board. */
  daysBetween: z.number().nullable(),
  /** The seat needs a joiner. */
  isUncovered: z.boolean(),
});
export type CrewChange = z.output<typeof change>;

export const crewChangeList = z.object({
  vesselId: z.number(),
  vesselName: z.string(),
  vesselType: z.string(),
  vesselTypeId: z.number(),
  status: z.enum(vesselTabs),
  principal: z.string().nullable(),
  currentPort: z.string().nullable(),
  from: z.string(),
  to: z.string(),
  counts: z.object({ leaving: z.number(), joining: z.number(), uncovered: z.number(), notReady: z.number() }),
  rows: z.array(change),
});
export type CrewChangeList = z.output<typeof crewChangeList>;
