import { z } from "zod";
import { asRecord, crewIdOf, ofEmployee, crewRecordId } from "../schema";
import { personForms, type PersonSection } from "./schema";
import { recordId, knownVersion } from "@/lib/platform/validation";

/** The sections an edit may contain. bank changes need a request. */
export const editSections = [
  "personal",
  "physical",
  "contact",
  "next-of-kin",
  "employment",
  "education",
  "travel-documents",
  "coc",
  "cop",
  "training",
  "sea-service",
] as const;
export type EditSection = (typeof editSections)[number];
const sectionChange = z.object({ section: z.enum(editSections), values: z.record(z.string(), z.unknown()) });
export type SectionChange = z.output<typeof sectionChange>;

/** Alternative field names callers use. D2 §3 */
const otherNames: Record<string, string> = {
  idNumber: "idCardNo",
  nik: "idCardNo",
  birthPlace: "placeOfBirth",
  religion: "religionId",
  maritalStatus: "maritalStatusId",
  nationality: "nationalityId",
  seafarerId: "seaFarerId",
  seafarerIdNumber: "seaFarerId",
  phoneNumber: "phoneNo",
  phone: "phoneNo",
  email: "emailAddress",
  jobPositionMarineId: "jobPositionId",
  jobPositionTankerId: "jobPositionId",
  positionId: "jobPositionId",
};
const listNames: Record<string, EditSection> = {
  education: "education",
  educationHistory: "education",
  training: "training",
  trainings: "training",
  seaService: "sea-service",
  seaServices: "sea-service",
  travelDocument: "travel-documents",
  travelDocuments: "travel-documents",
  coc: "coc",
  cop: "cop",
};

/** Numbers the flat shape repeats from other tables: accepted only if unchanged. */
const fixedFields = ["employeeIdNumber", "seamanBookNo", "passportNo"] as const;

const idOf = (value: unknown) => (typeof value === "object" && value !== null && "id" in value ? value.id : value);
const rowsOf = (value: unknown) =>
  Array.isArray(value) ? value : Array.isArray(asRecord(value).rows) ? asRecord(value).rows : undefined;

/** Split the flat shape into sections: fields side by side, next of kin and lists under their own names. */
function sectionsOf(body: Record<string, unknown>): SectionChange[] {
  const fields = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [otherNames[name] ?? name, idOf(value)]),
  );
  const ofPerson = (["personal", "physical", "contact", "employment"] as const satisfies readonly PersonSection[]).map(
    (section) => ({
      section,
      values: Object.fromEntries(
        Object.keys(personForms[section].shape)
          .filter((name) => name in fields)
          .map((name) => [name, fields[name]]),
      ),
    }),
  );
  const lists = Object.entries(listNames).flatMap(([name, section]) =>
    rowsOf(body[name]) ? [{ section, values: { rows: rowsOf(body[name]) } }] : [],
  );
  const kin =
    typeof body.nextOfKin === "object" ? [{ section: "next-of-kin" as const, values: asRecord(body.nextOfKin) }] : [];
  return [...ofPerson, ...kin, ...lists].filter(({ values }) => Object.keys(values).length > 0);
}

export const updateCrewInput = z.preprocess(
  (input) => {
    const body = asRecord(input);
    const isOne = typeof body.section === "string";
    const changes = isOne ? [{ section: body.section, values: body.values }] : sectionsOf(body);
    const fixed = isOne
      ? {}
      : Object.fromEntries(
          fixedFields.filter((name) => typeof body[name] === "string").map((name) => [name, body[name]]),
        );
    return { crewId: crewIdOf(body), version: body.version, changes, fixed, isOne };
  },
  z.object({
    crewId: crewRecordId,
    version: knownVersion,
    changes: z.array(sectionChange).min(1, "validation.required").max(20),
    fixed: z.partialRecord(z.enum(fixedFields), z.string()),
    isOne: z.boolean(),
  }),
);

export const crewUpdated = z.object({
  id: z.number(),
  crewId: z.number(),
  version: z.number(),
  ignored: z.array(z.object({ section: z.enum(editSections), name: z.string() })),
  warnings: z.array(z.string()),
});

/** The input to take over a tax status. was: the status of the record the user saw. */
export const settleTaxStatusInput = z.object({
  crewId: crewRecordId,
  ptkpId: recordId,
  was: recordId.nullable(),
});
export const taxStatusSettled = z.object({ crewId: z.number(), ptkpId: z.number(), version: z.number() });

export const updateSeaServiceInput = ofEmployee(
  z.object({ crewId: crewRecordId, values: z.record(z.string(), z.unknown()) }),
);
