import { z } from "zod";
import { medicalStatuses } from "@/db/enums/crew";
import { preparationResults } from "@/db/enums/preparation";
import { pageOf } from "@/lib/platform/list/page-of";
import { asRecord } from "@/lib/platform/unknown-record";
import { recordId } from "@/lib/platform/validation";
import { listItemsInput } from "../schema";

const text = z.string().nullable();

export const listMedicalsInput = listItemsInput;
export const medicalIdInput = z.preprocess(
  (input) => {
    const body = asRecord(input);
    return { medicalCertificateId: body.medicalCertificateId ?? body.employeePreparationMedicalId ?? body.id };
  },
  z.object({ medicalCertificateId: recordId }),
);

/**
 * A medical certificate under the documented names. state is its status today. Null is hidden from the user. D2 §3
 */
export const medicalRow = z.object({
  id: z.number(),
  medicalCertificateId: z.number(),
  employeePreparationId: z.number(),
  crewId: z.number(),
  employeeName: z.string(),
  vesselId: z.number(),
  vesselName: z.string(),
  positionOnBoard: z.string(),
  positionOnBoardId: z.string(),
  examinationDate: text,
  validUntil: text,
  daysLeft: z.number().nullable(),
  certificateNumber: text,
  medicalCertificateStatus: z.enum(medicalStatuses),
  result: z.enum(preparationResults),
  state: z.enum([...medicalStatuses, "Expired"]),
  isCurrent: z.boolean(),
  restriction: text,
  attachmentId: text,
  attachmentFilename: text,
  createdBy: text,
  dateCreated: z.date().nullable(),
});
export type MedicalRow = z.output<typeof medicalRow>;
export const medicalPage = pageOf(medicalRow);
