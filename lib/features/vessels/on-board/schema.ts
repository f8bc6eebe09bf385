import { z } from "zod";
import { certificateStatuses } from "@/db/enums/crew";
import { slots } from "@/db/enums/manning";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { durationTones } from "./rules";
import { id } from "../schema";

export const listVesselCrewInput = z.object({ ...listInput(200), vesselId: id });
export const listVesselCrewHistoryInput = z.object({ ...listInput(10), vesselId: id });

const text = z.string().nullable();
const person = {
  employeeId: z.number(),
  employeeIdNumber: z.string(),
  seafarerId: text,
  fullName: z.string(),
  jobPositionName: z.string(),
  jobPositionNameId: z.string(),
};

const vesselCrewRow = z.object({
  ...person,
  id: z.number(),
  jobPositionId: z.number(),
  vesselCrewId: z.number().nullable(),
  assignmentId: z.number().nullable(),
  slot: z.enum(slots).nullable(),
  onBoard: text,
  offBoard: text,
  daysLeft: z.number().nullable(),
  durationTone: z.enum(durationTones).nullable(),
  certificateStatus: z.enum(certificateStatuses).nullable(),
  isHandover: z.boolean(),
});
export type VesselCrewRow = z.output<typeof vesselCrewRow>;
export const vesselCrewPage = pageOf(vesselCrewRow);

const crewHistoryRow = z.object({ ...person, id: z.number(), onBoard: z.string(), offBoard: z.string() });
export const crewHistoryPage = pageOf(crewHistoryRow);

/** The vessel a document is about. */
export const vesselDocumentInput = z.object({ vesselId: id });
