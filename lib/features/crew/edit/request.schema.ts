import { z } from "zod";
import { crewRecordId } from "../schema";
import { certificateForm, travelDocumentForm } from "../documents/schema";
import { educationForm, seaServiceForm, trainingForm } from "../sections/rows.schema";
import { personForms } from "../sections/schema";
import { knownVersion } from "@/lib/platform/validation";

const onRecord = { id: crewRecordId, removed: z.boolean().optional() };

/** A row of a list: complete if new, else its id and the changed fields. */
const rowOf = ({ shape }: z.ZodObject) => {
  const form = z.object(shape);
  return z.union([form, form.partial().extend(onRecord)]);
};
/** A document; renews is the id of the one it replaces. */
const documentOf = ({ shape }: z.ZodObject) => {
  const form = z.object(shape);
  return z.union([form.extend({ renews: crewRecordId.optional() }), form.partial().extend(onRecord)]);
};

const education = rowOf(educationForm);
const training = rowOf(trainingForm);
const seaService = rowOf(seaServiceForm);
const travelDocument = documentOf(travelDocumentForm);
const certificate = documentOf(certificateForm);

/** The documented body of UpdateEmployeeDetail: the flat shape with only the changed fields. D2 §3 */
export const crewUpdateBody = () =>
  z.object({
    crewId: crewRecordId,
    version: knownVersion,
    ...personForms.personal.shape,
    ...personForms.physical.shape,
    ...personForms.contact.shape,
    ...personForms.employment.shape,
    employeeIdNumber: z.string().optional(),
    seamanBookNo: z.string().optional(),
    passportNo: z.string().optional(),
    nextOfKin: personForms["next-of-kin"].optional(),
    educationHistory: z.array(education).optional(),
    trainings: z.array(training).optional(),
    seaServices: z.array(seaService).optional(),
    travelDocuments: z.array(travelDocument).optional(),
    coc: z.array(certificate).optional(),
    cop: z.array(certificate).optional(),
  });

/** One sea service, or several as rows. */
export const seaServiceBody = () =>
  z.object({
    crewId: crewRecordId,
    values: z.union([seaService, z.object({ rows: z.array(seaService) })]),
  });
