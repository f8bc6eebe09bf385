import { z } from "zod";
import { degreeFitnesses } from "./health-degree.rules";
import { lookupKinds, type LookupKind } from "@/db/enums/lookups";
import { blankToUndefined, recordId, requiredText } from "@/lib/platform/validation";

/** Lists of the registration form. */
export const registrationKinds = [
  "religion",
  "marital-status",
  "nationality",
  "school",
  "degree",
  "major",
  "city",
  "travel-document",
  "institution",
  "training",
  "training-category",
  "sea-service-position",
  "vessel-type",
  "bank",
] as const satisfies LookupKind[];
/** Public lists: those and others without names of people. Staff and partner names need a sign-in. */
export const publicKinds = [
  ...registrationKinds,
  "vessel-size",
  "port",
  "employment-type",
] as const satisfies LookupKind[];
export const isPublic = (kind: LookupKind) => publicKinds.some((publicKind) => publicKind === kind);

const lookupKind = z.enum(lookupKinds);
export const lookupOption = z.object({
  id: z.number(),
  name: z.string(),
  nameId: z.string().nullable(),
  code: z.string().nullable(),
});
export type LookupOption = z.output<typeof lookupOption>;
export const lookupOptions = z.array(lookupOption);

export const listLookupsInput = z.object({ kind: lookupKind });
export const lookupById = z.object({ kind: lookupKind, id: recordId });
/** fitness: what a health degree means for service at sea. */
export const createLookupInput = z.object({
  kind: lookupKind,
  name: requiredText(100),
  fitness: z.preprocess(blankToUndefined, z.enum(degreeFitnesses).optional()),
});

/** Form value of a degree without a fitness. */
export const unset = "unset";
const fitness = z.preprocess(
  (value) => (value === unset ? undefined : blankToUndefined(value)),
  z.enum(degreeFitnesses).optional(),
);
/** seen: the value that was read, to detect concurrent changes. */
export const setDegreesInput = z.object({
  degrees: z
    .array(z.object({ id: recordId, fitness, seen: fitness }))
    .min(1)
    .max(200),
});
export const degreesSet = z.object({ set: z.number() });
const degree = lookupOption.extend({ fitness: z.enum(degreeFitnesses).nullable(), isOfScale: z.boolean() });
export type Degree = z.output<typeof degree>;
export const degrees = z.array(degree);

/** Name field of each AdditionalAdd creator, as its callers spell it. */
const creatorNames = {
  "mcu-clinic": "clinicName",
  "sealing-officer": "sealingOfficerName",
  "first-party": "firstPartyName",
  "vessel-size": "vesselSizeName",
  school: "schoolName",
  degree: "degreeName",
  major: "majorName",
  institution: "institutionName",
  training: "trainingName",
  "sea-service-position": "positionName",
  "vessel-type": "vesselTypeName",
  city: "cityName",
  assessor: "assessorName",
  bank: "bankName",
  "technical-superintendent": "technicalSuperintendentName",
  "marine-superintendent": "marineSuperintendentName",
  "designated-person-ashore": "designatedPersonAshoreName",
  port: "portName",
  "mcu-package": "mcuDescription",
  "mcu-health-status-degree": "healthStatusDegreeEn",
  "bjst-type": "bjstTypeName",
  ptkp: "ptkpGolonganName",
} as const;
export type CreatableKind = keyof typeof creatorNames;

/** Request of a creator in the callers' form. */
export const creatorRequest = (kind: CreatableKind) =>
  z.object({
    [creatorNames[kind]]: requiredText(100),
    ...(kind === "mcu-health-status-degree" ? { fitness: z.enum(degreeFitnesses).optional() } : {}),
  });

/** Input of one creator: its own name field or "name". */
export const creatorInput = (kind: CreatableKind) =>
  z.preprocess((input) => {
    const body = typeof input === "object" && input !== null ? (input as Record<string, unknown>) : {};
    return { kind, name: body[creatorNames[kind]] ?? body.name, fitness: body.fitness };
  }, createLookupInput);
