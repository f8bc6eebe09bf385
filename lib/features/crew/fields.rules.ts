import { fieldClasses, type CrewDocumentType, type FieldClass } from "@/db/enums/crew";
import type { Actor } from "@/lib/access/actor";
import { cellOf } from "@/lib/access/permissions";
import { fieldClassTable, fieldsInPart, medicalInPart } from "@/lib/access/policy";
import { classesOfColumns } from "./person-fields.rules";
import { isViewerAmong, viewerOf, type ViewedPerson, type Viewer } from "@/lib/access/roles";

export type Extent = "full" | "part" | "none";
export { viewerOf, type ViewedPerson, type Viewer };

export function extentOf(viewer: Viewer, fieldClass: FieldClass): Extent {
  if (viewer === "nobody") return "none";
  if (viewer === "passer-by") return fieldClass === "public" ? "full" : "none";
  const grant = cellOf(fieldClassTable[fieldClass], viewer);
  return grant === "Y" ? "full" : grant === "P" ? "part" : "none";
}

/**
 * Whether a viewer may read appraisals of a person: the office except service and finance, the vessel head, the
 * seafarer. product 5.11
 */
export const canReadAppraisals = (viewer: Viewer) => isViewerAmong(viewer, "read-appraisals");

/**
 * List the field classes an actor sees in full. Classes seen in part (a masked number, only the phone) are not
 * included. product 5.12
 */
export const fieldClassesOf = (actor: Actor, person: ViewedPerson): ReadonlySet<FieldClass> =>
  new Set(fieldClasses.filter((fieldClass) => extentOf(viewerOf(actor, person), fieldClass) === "full"));

/** Map every derived field to its class. */
const derivedFields = {
  age: "professional",
  religion: "identity",
  maritalStatus: "identity",
  ptkp: "payroll",
} as const satisfies Record<string, FieldClass>;

/** Map every column of crew and every derived field to its class. Fields missing here are withheld. */
const classOfField = { ...classesOfColumns(), ...derivedFields };
type KnownField = keyof typeof classOfField;
type PublicField = { [K in KnownField]: (typeof classOfField)[K] extends "public" ? K : never }[KnownField];

const isInPart = (viewer: Viewer, field: string) =>
  viewer !== "nobody" && viewer !== "passer-by" && (fieldsInPart[viewer]?.includes(field) ?? false);

const isCrewField = (field: string): field is KnownField => Object.hasOwn(classOfField, field);
/** Return the class of a crew field; undefined if it has none. */
export const classOf = (field: string): FieldClass | undefined =>
  isCrewField(field) ? classOfField[field] : undefined;

/** Whether a viewer can view a field; a field without a class is hidden from all. product 5.11, 5.12 */
export function canViewField(viewer: Viewer, field: string): boolean {
  if (!isCrewField(field)) return false;
  const extent = extentOf(viewer, classOfField[field]);
  return extent === "full" || (extent === "part" && isInPart(viewer, field));
}

type Redacted<T> = { [K in keyof T]: K extends PublicField ? T[K] : T[K] | null };

/**
 * Return the record with null for every field the viewer may not see. Keys are those of the crew table; others are
 * withheld.
 */
export const redacted = <T extends object>(viewer: Viewer, record: T): Redacted<T> =>
  Object.fromEntries(
    Object.entries(record).map(([field, value]) => [
      field,
      classOf(field) === "public" || canViewField(viewer, field) ? value : null,
    ]),
  ) as Redacted<T>;

/** Mask a number as "•••• 3100" for viewers who see its class in part. Short numbers show nothing. */
export const masked = (number: string) => (number.length > 4 ? `•••• ${number.slice(-4)}` : "••••");

/** Return a travel document's number as the viewer may see it; null if not at all. */
export function visibleTravelNumber(viewer: Viewer, number: string): string | null {
  const extent = extentOf(viewer, "travel");
  return extent === "full" ? number : extent === "part" ? masked(number) : null;
}

type Medical = { status: string; validUntil: string | null; restriction: string | null };

/** List the medical fields a viewer sees in part. product 5.12 */
export const medicalFieldsOf = (viewer: Viewer): readonly string[] =>
  (viewer !== "nobody" && viewer !== "passer-by" && medicalInPart[viewer]) || [];

/**
 * Return a medical record as the viewer may see it: a head gets status and restriction, a principal status and
 * validity. Null if not at all.
 */
export function visibleMedical<T extends Medical>(viewer: Viewer, record: T): { [K in keyof T]: T[K] | null } | null {
  const extent = extentOf(viewer, "medical");
  if (extent === "none") return null;
  if (extent === "full") return record;
  const visibleFields = medicalFieldsOf(viewer);
  return Object.fromEntries(
    Object.entries(record).map(([field, value]) => [field, visibleFields.includes(field) ? value : null]),
  ) as { [K in keyof T]: T[K] | null };
}

/** Map each type of personal document to the field class of its content. */
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

/** Field classes whose reading is logged for other people's records. product 5.20 */
export const loggedClasses = ["identity", "payroll", "medical", "suitability"] as const satisfies readonly FieldClass[];
