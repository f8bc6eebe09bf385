import { z } from "zod";
import { certificateStatuses } from "@/db/enums/crew";
import { slots } from "@/db/enums/manning";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { durationTones } from "./rules";
import { id, vacantSeat } from "../schema";

export const listVesselCrewInput = z.object({ ...listInput(200), vesselId: id });
export const listVesselCrewHistoryInput = z.object({ ...listInput(10), vesselId: id });

const text = z.string().nullable();
const person = {
  crewId: z.number(),
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
  seniority: z.number(),
  sequence: z.number().nullable(),
});
export type VesselCrewRow = z.output<typeof vesselCrewRow>;

/** A vacant seat: since when, and who joins. isPlanKnown: the user may see plans. */
const vacancy = vacantSeat.extend({
  seniority: z.number(),
  sequence: z.number(),
  since: z.string(),
  daysVacant: z.number(),
  isPlanKnown: z.boolean(),
  next: z
    .object({
      crewId: z.number(),
      fullName: z.string(),
      startDate: z.string(),
      daysToJoin: z.number(),
      summaryStatus: z.enum(["Confirmed", "Pending"]),
    })
    .nullable(),
});
export type Vacancy = z.output<typeof vacancy>;
export const vesselCrewPage = pageOf(vesselCrewRow).extend({ vacancies: z.array(vacancy) });

const crewHistoryRow = z.object({ ...person, id: z.number(), onBoard: z.string(), offBoard: z.string() });
export const crewHistoryPage = pageOf(crewHistoryRow);

/** The vessel of a document. */
export const vesselDocumentInput = z.object({ vesselId: id });
