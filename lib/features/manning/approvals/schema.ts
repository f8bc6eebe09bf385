import { z } from "zod";
import { employeeStatuses, principalStatuses } from "@/db/enums/manning";
import { recordId } from "@/lib/platform/validation";

const id = recordId;

/** The slots a review is made for, as approval links spell them. Document 2 §2. */
const reviewSlots = ["Current", "Next", "NextButOne"] as const;

/** The keys of an approval link: seat, person, slot, vessel and position. */
export const reviewInput = z.object({ vcid: id, emp: id, ao: z.enum(reviewSlots), vid: id, joi: id });

export const review = z.object({
  vesselCrewId: z.number(),
  vesselId: z.number(),
  vesselName: z.string(),
  vesselType: z.string(),
  jobPositionName: z.string(),
  jobPositionNameEn: z.string(),
  employeeId: z.number(),
  employeeName: z.string(),
  employeeNumber: z.string(),
  assignmentOn: z.enum(reviewSlots),
  startDate: z.string(),
  endDate: z.string(),
  principalStatus: z.enum(principalStatuses),
  employeeStatus: z.enum(employeeStatuses),
});
export type Review = z.output<typeof review>;
