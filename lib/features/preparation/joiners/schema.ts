import { z } from "zod";
import { certificateStatuses, medicalStatuses } from "@/db/enums/crew";
import { positionLevels } from "@/db/enums/positions";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { asRecord } from "@/lib/platform/unknown-record";
import { blankToUndefined, booleanInput, recordId } from "@/lib/platform/validation";
import { pklStatuses } from "../agreement-status.rules";
import { departments, itemNames, itemStatuses, personStatuses } from "../readiness.rules";

const optionalId = z.preprocess(blankToUndefined, recordId.optional());
const text = z.string().nullable();

/**
 * late: only joiners with an overdue next item of this department. withoutPkl: only those joining within 14 days
 * without a signed agreement.
 */
export const listJoinersInput = z.preprocess(
  asRecord,
  z.object({
    ...listInput(10),
    vesselId: optionalId,
    crewId: optionalId,
    late: z.preprocess(blankToUndefined, z.enum([...departments, "anybody"]).optional()),
    withoutPkl: booleanInput.default(false),
  }),
);
export const joinerInput = z.object({ vesselId: recordId, crewId: recordId });

const next = z.object({ item: z.enum(itemNames), doer: z.enum(departments), by: z.string(), daysLeft: z.number() });
const documented = {
  crewId: z.number(),
  employeeFullName: z.string(),
  jobPositionName: z.string(),
  jobPositionNameId: z.string(),
  jobPositionLevel: z.enum(positionLevels),
  vesselId: z.number(),
  vesselName: z.string(),
  vesselCrewId: z.number(),
  certificateStatus: z.enum(certificateStatuses).nullable(),
  medicalStatus: z.enum([...medicalStatuses, "Expired", "-"]).nullable(),
  mcuStatus: z.enum(itemStatuses).nullable(),
  bjstStatus: z.enum(itemStatuses).nullable(),
  pklStatus: z.enum(pklStatuses).nullable(),
};
/**
 * A joiner under the documented names, with the record and date behind each status. Null is hidden from the user. D2
 * §2, §3
 */
export const joinerRow = z.object({
  id: z.number(),
  employeePreparationId: z.number(),
  assignmentId: z.number(),
  ...documented,
  joiningDate: z.string(),
  endDate: z.string(),
  daysLeft: z.number(),
  isConfirmed: z.boolean(),
  isEnded: z.boolean(),
  preparationStatus: z.enum(personStatuses),
  next: next.nullable(),
  certificateDate: text,
  missingCertificates: z.number().nullable(),
  mcuId: z.number().nullable(),
  mcuDate: text,
  bjstId: z.number().nullable(),
  bjstDate: text,
  medicalId: z.number().nullable(),
  medicalDate: text,
  pklId: z.number().nullable(),
  pklDate: text,
  medicalDraft: z.object({ mcuId: z.number(), examinationDate: z.string(), validUntil: z.string() }).nullable(),
});
export type JoinerRow = z.output<typeof joinerRow>;
export const joinerPage = pageOf(joinerRow);

/** The vessel, and the row count of each tab. */
export const vesselHead = z.object({
  id: z.number(),
  vesselId: z.number(),
  vesselName: z.string(),
  vesselTypeName: z.string(),
  vesselTypeNameId: z.string(),
  divisionId: z.number(),
  counts: z.object({
    "crew-details": z.number(),
    mcu: z.number().nullable(),
    bjst: z.number(),
    "medical-certificate": z.number().nullable(),
    pkl: z.number(),
  }),
});
export const vesselInput = z.object({ vesselId: recordId });
