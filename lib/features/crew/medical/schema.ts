import { z } from "zod";
import { medicalStatuses } from "@/db/enums/crew";
import { optionalText } from "@/lib/platform/validation";
import { asRecord, crewRecordId, ofEmployeeRecord } from "../schema";
import { attachmentId, inOrder } from "../sections/rows.schema";
import { anyDay, clearable, pastDay, removalForm } from "../sections/values.schema";

export const medicalForm = z
  .object({
    certificateNumber: optionalText(60),
    status: z.enum(medicalStatuses),
    restriction: optionalText(500),
    examinationDate: pastDay,
    validUntil: clearable(anyDay).default(null),
    attachment: attachmentId,
  })
  .refine(...inOrder("examinationDate", "validUntil", "crew.validBeforeExamination"))
  .refine(({ status, restriction }) => status !== "Fit With Restriction" || Boolean(restriction), {
    path: ["restriction"],
    error: "validation.required",
    when: () => true,
  });

const person = { crewId: crewRecordId };
/** Accept the names that preparation uses for result and file. D2 §3 */
export const addMedicalInput = z.preprocess(
  (input) => {
    const body = asRecord(input);
    return {
      ...body,
      status: body.status ?? body.medicalCertificateStatus,
      attachment: body.attachment ?? body.attachmentId,
    };
  },
  ofEmployeeRecord(medicalForm.safeExtend(person)),
);
export const removeMedicalInput = ofEmployeeRecord(removalForm.extend({ ...person, id: crewRecordId }));
