import { fieldClasses, type CrewDocumentType, type FieldClass } from "@/db/enums/crew";
import type { Actor } from "@/lib/access/actor";
import { cellOf } from "@/lib/access/permissions";
import { fieldClassTable, fieldsInPart, medicalInPart } from "@/lib/access/policy";
import { isViewerAmong, viewerOf, type Seen, type Viewer } from "@/lib/access/roles";

export type Extent = "full" | "part" | "none";
export { viewerOf, type Seen, type Viewer };

export function extentOf(viewer: Viewer, fieldClass: FieldClass): Extent {
  if (viewer === "nobody") return "none";
  if (viewer === "passer-by") return fieldClass === "public" ? "full" : "none";
  const grant = cellOf(fieldClassTable[fieldClass], viewer);
  return grant === "Y" ? "full" : grant === "P" ? "part" : "none";
}

/** Who reads what appraisals say of a person: the office but for service and finance, the head of the vessel, the seafarer. product 5.11 */
export const readsAppraisals = (viewer: Viewer) => isViewerAmong(viewer, "read-appraisals");

/** The classes an actor sees whole; a class seen in part (a masked number, the phone alone) is not among them. product 5.12 */
export const fieldClassesOf = (actor: Actor, person: Seen): ReadonlySet<FieldClass> =>
  new Set(fieldClasses.filter((fieldClass) => extentOf(viewerOf(actor, person), fieldClass) === "full"));

/** Where the fields of a record belong: every column of crew and what is reckoned from them. What is not named is withheld. */
const classOfField = {
  id: "public",
  employeeNumber: "public",
  divisionId: "public",
  positionId: "public",
  vesselTypeId: "public",
  employmentTypeId: "public",
  crewOrigin: "public",
  fullName: "public",
  nationalityId: "public",
  seafarerCode: "public",
  photoFileId: "public",
  applicantId: "public",
  joinedOn: "public",
  status: "public",
  statusSince: "public",
  vesselId: "public",
  lastVesselId: "public",
  latestVesselId: "public",
  plannedOffBoard: "public",
  resignedOn: "public",
  missingCertificates: "public",
  firstCertificateExpiry: "public",
  nextPaperExpiry: "public",
  erasedAt: "public",
  processingStoppedAt: "public",
  searchText: "public",
  createdAt: "public",
  createdBy: "public",
  updatedAt: "public",
  updatedBy: "public",
  version: "public",
  sex: "professional",
  birthPlace: "professional",
  dateOfBirth: "professional",
  age: "professional",
  phone: "contact",
  email: "contact",
  formerEmail: "contact",
  emailChangedAt: "contact",
  address: "contact",
  nextOfKinName: "contact",
  nextOfKinRelation: "contact",
  nextOfKinPhone: "contact",
  nextOfKinEmail: "contact",
  nextOfKinAddress: "contact",
  height: "contact",
  weight: "contact",
  bmi: "contact",
  safetyShoesSize: "contact",
  trousersSize: "contact",
  coverallSize: "contact",
  shirtSize: "contact",
  resignationClass: "contact",
  resignationReason: "contact",
  idNumber: "identity",
  idNumberHash: "identity",
  kkNumber: "identity",
  religion: "identity",
  religionId: "identity",
  maritalStatus: "identity",
  maritalStatusId: "identity",
  npwpNumber: "payroll",
  bpjsKesehatanNumber: "payroll",
  bpjsKetenagakerjaanNumber: "payroll",
  ptkp: "payroll",
  ptkpId: "payroll",
} as const satisfies Record<string, FieldClass>;
type KnownField = keyof typeof classOfField;
type PublicField = { [K in KnownField]: (typeof classOfField)[K] extends "public" ? K : never }[KnownField];

const isInPart = (viewer: Viewer, field: string) =>
  viewer !== "nobody" && viewer !== "passer-by" && (fieldsInPart[viewer]?.includes(field) ?? false);

const isKnown = (field: string): field is KnownField => Object.hasOwn(classOfField, field);
/** The class of a field of the crew table; undefined for one that nobody has put into a class. */
export const classOf = (field: string): FieldClass | undefined => (isKnown(field) ? classOfField[field] : undefined);

/** Whether a viewer sees a field; one without a class is seen by nobody. product 5.11, 5.12 */
export function seesField(viewer: Viewer, field: string): boolean {
  if (!isKnown(field)) return false;
  const extent = extentOf(viewer, classOfField[field]);
  return extent === "full" || (extent === "part" && isInPart(viewer, field));
}

type Guarded<T> = { [K in keyof T]: K extends PublicField ? T[K] : T[K] | null };

/** The record of somebody the viewer may see, with null for what of it they may not. Names are those of the crew table; others are withheld. */
export const guarded = <T extends object>(viewer: Viewer, record: T): Guarded<T> =>
  Object.fromEntries(
    Object.entries(record).map(([field, value]) => [
      field,
      classOf(field) === "public" || seesField(viewer, field) ? value : null,
    ]),
  ) as Guarded<T>;

/** "•••• 3100": what remains of a number for those who see a class in part. Short numbers show nothing. */
export const masked = (number: string) => (number.length > 4 ? `•••• ${number.slice(-4)}` : "••••");

/** A travel document's number as the viewer sees it; null when not at all. */
export function travelNumber(viewer: Viewer, number: string): string | null {
  const extent = extentOf(viewer, "travel");
  return extent === "full" ? number : extent === "part" ? masked(number) : null;
}

type Medical = { status: string; validUntil: string | null; restriction: string | null };

/** What a viewer sees of a medical record they see in part. product 5.12 */
export const medicalFieldsOf = (viewer: Viewer): readonly string[] =>
  (viewer !== "nobody" && viewer !== "passer-by" && medicalInPart[viewer]) || [];

/** A medical record as the viewer sees it: a head gets status and restriction, a principal status and validity. Null when not at all. */
export function medicalOf<T extends Medical>(viewer: Viewer, record: T): { [K in keyof T]: T[K] | null } | null {
  const extent = extentOf(viewer, "medical");
  if (extent === "none") return null;
  if (extent === "full") return record;
  const shown = medicalFieldsOf(viewer);
  return Object.fromEntries(
    Object.entries(record).map(([field, value]) => [field, shown.includes(field) ? value : null]),
  ) as { [K in keyof T]: T[K] | null };
}

/** A personal paper belongs to the class of what stands on it. */
export const classOfDocument: Record<CrewDocumentType, FieldClass> = {
  photo: "public",
  ktp: "identity",
  "family-card": "identity",
  "passport-scan": "travel",
  "tax-card": "payroll",
  "bank-book": "payroll",
  contract: "payroll",
  other: "contact",
};

/** Classes whose reading is kept on record when they are somebody else's. product 5.20 */
export const loggedClasses = ["identity", "payroll", "medical", "suitability"] as const satisfies readonly FieldClass[];
