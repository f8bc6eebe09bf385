import { z } from "zod";
import { appliedFields } from "@/lib/features/crew/person-fields.rules";
import { dayOf } from "@/lib/platform/calendar/dates";
import { locales } from "@/lib/platform/i18n/locales";
import { recordId, knownVersion } from "@/lib/platform/validation";
import { bankSchema, personalSchema } from "./schema";
import { certificate, education, seaService, training, travelDocument } from "./entries.schema";
import type { RegistrationContext } from "./fields.schema";

/** Payload names that differ from the form's names after the prefix. D1 §3 */
const shortNames: Record<string, string> = {
  emailAddress: "Email",
  phoneNumber: "Phone",
  documentName: "TravelDocName",
  documentNumber: "TravelDocNumber",
  training: "TrainingName",
};

const regName = (field: string, prefix: string) =>
  `${prefix}${shortNames[field] ?? `${field.charAt(0).toUpperCase()}${field.slice(1)}`}`;
const underRegNames = (shape: z.ZodRawShape, prefix = "reg") =>
  Object.fromEntries(Object.entries(shape).map(([field, schema]) => [regName(field, prefix), schema]));

const certificateNames = (context: RegistrationContext, prefix: string) => {
  const { certificateId, certificateName, certificateNumber, ...rest } = certificate(context).in.shape;
  return z.object({
    [`${prefix}Id`]: certificateId,
    [`${prefix}Name`]: certificateName,
    [`${prefix}Number`]: certificateNumber,
    ...underRegNames(rest, prefix),
  });
};

/** Return the complete registration payload of SubmitRegisterCrew. */
function payload() {
  const context = { today: dayOf(new Date()), isCadet: false, required: [] };
  const { educationHistory: _list, nextOfKin, ...person } = personalSchema(context, appliedFields).shape;
  return z.object({
    ...underRegNames(person),
    ...underRegNames(nextOfKin.shape, "regNextOfKin"),
    registerEducations: z.array(z.object(underRegNames(education(context).shape))).min(1),
    registerTravelDocs: z.array(z.object(underRegNames(travelDocument(context).shape))).default([]),
    registerCOCDocs: z.array(certificateNames(context, "regCOC")).default([]),
    registerCOPDocs: z.array(certificateNames(context, "regCOP")).default([]),
    registerTrainings: z.array(z.object(underRegNames(training(context).shape))).default([]),
    registerSeaServices: z.array(z.object(underRegNames(seaService(context).shape))).default([]),
    ...underRegNames(bankSchema().shape),
  });
}

const consent = { regDeclaration: z.literal(true), regConsent: z.literal(true), regSpecificConsent: z.literal(true) };

/** Request of a visitor. */
export const registrationRequest = () =>
  payload().extend({ jobOpeningId: recordId, ...consent, regKeepForOtherOpenings: z.boolean().default(false) });
/** Request of staff on behalf of an applicant; language is that of the applicant's mails. */
export const staffRegistrationRequest = () => registrationRequest().extend({ language: z.enum(locales).optional() });
/** Request that changes an application. Omitted fields stay. */
export const correctionRequest = () => payload().partial().extend({ id: recordId, version: knownVersion });
