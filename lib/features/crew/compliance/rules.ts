import type { ComplianceLevel } from "@/db/enums/crew";
import { checkCertificates, type VerifiableCertificate } from "./certificate-check.rules";
import type { Requirement } from "./certificate-validity.rules";
import { sortItems, worstFirst, type CheckItem, type CheckMoment } from "./check-item.rules";
import { checkDocuments, type TravelDocument } from "./document-check.rules";
import {
  checkExperience,
  checkTopFour,
  type LastAppraisal,
  type Rank,
  type Served,
  type TopFour,
} from "./experience.rules";
import type { MedicalCertificate } from "../medical/rules";
import { checkMedical } from "./medical-check.rules";
import { checkPeriod, type ServiceHistory } from "./period-check.rules";
import type { Period } from "@/lib/platform/calendar/period";
import { checkAge, checkSuitability, type Conflict, type SuitabilityEntry } from "./person-check.rules";

export type Person = ServiceHistory & {
  dateOfBirth: string;
  position: Rank;
  papers: readonly VerifiableCertificate[];
  travelDocuments: readonly TravelDocument[];
  medicalCertificates: readonly MedicalCertificate[];
  suitability: readonly SuitabilityEntry[];
  conflicts: readonly Conflict[];
  experience: Served;
  lastAppraisal: LastAppraisal | null;
  /** The day the last assignment ended, if no report of it is Approved. */
  unappraised: string | null;
};
/** A seat in a vessel's crew with the mandatory certificates of its rank on its vessel type. */
export type Seat = { position: Rank; vesselType: string; requirements: readonly Requirement[] };
/** All input of a check. from is the joining day, to the planned off-board; today is in Asia/Jakarta. */
export type ComplianceFacts = Period & {
  person: Person;
  seat: Seat;
  moment: CheckMoment;
  today: string;
  topFour?: TopFour | null;
};

/**
 * Check whether a person can take a seat for a period. Returns block, warn and pass items with evidence, and one pass
 * for each area without findings. Dates are yyyy-MM-dd in Asia/Jakarta; a document is valid on its last day.
 * overridableBy "manager" marks blocks a manager may override with a reason; while planning, allowing an overlap covers
 * other-vessel too. topFour holds the pair for the principal's rule. Pay below the provincial minimum is checked by the
 * PKL. product 5.5, 5.11
 */
export function checkCompliance({ person, seat, from, to, moment, today, topFour }: ComplianceFacts): CheckItem[] {
  const days = { from, to, today, moment };
  return sortItems([
    ...checkCertificates(seat.requirements, person.papers, days),
    ...checkDocuments(person.travelDocuments, days),
    ...checkMedical(person.medicalCertificates, days),
    ...checkAge(person.dateOfBirth, seat.position.isCadet, days),
    ...checkSuitability(person.suitability, person.conflicts, days),
    ...checkPeriod(person, days),
    ...checkExperience(person, seat, days),
    ...(topFour ? checkTopFour(topFour) : []),
  ]);
}

/** Return the worst level of a check; pass if there are no items. */
export const fitness = (items: readonly Pick<CheckItem, "level">[]): ComplianceLevel =>
  worstFirst.find((level) => items.some((item) => item.level === level)) ?? "pass";

export const medicalFields = ["status", "examinationDate", "validUntil", "restriction"] as const;
export type MedicalField = (typeof medicalFields)[number];
/** What a viewer may see: the suitability register, medical fields, other vessels. product 5.12 */
export type FindingVisibility = { suitability: boolean; medical: readonly MedicalField[]; otherVessels: boolean };

/** Map each text key to the medical field its date comes from. */
const dateOfText: Record<string, MedicalField> = {
  "compliance.medicalUnfit": "examinationDate",
  "compliance.medicalEndsBeforeJoining": "validUntil",
  "compliance.medicalEndsOnBoard": "validUntil",
  "compliance.medicalValid": "validUntil",
};

/** Return the key of the text without the medical date. */
export const withoutDate = (key: string) => (key in dateOfText ? `${key}Undated` : key);

/** Keep the finding, but use a text without fields the viewer may not see. */
function medicalWithheld(item: CheckItem, visibleFields: readonly MedicalField[]): CheckItem {
  const hidden = medicalFields.filter((field) => !visibleFields.includes(field));
  if (hidden.length === 0) return item;
  const evidence = Object.fromEntries(
    Object.entries(item.evidence).filter(([name]) => !hidden.some((field) => field === name)),
  );
  const [date, isWorded] = [dateOfText[item.key], item.key === "compliance.medicalRestriction"];
  if (date && hidden.includes(date)) return { ...item, key: withoutDate(item.key), values: {}, evidence };
  return isWorded && hidden.includes("restriction")
    ? { ...item, key: "compliance.medicalRestrictionUnstated", values: {}, evidence }
    : { ...item, evidence };
}

function withheld(item: CheckItem, { medical, otherVessels }: FindingVisibility): CheckItem {
  if (item.area === "medical") return medicalWithheld(item, medical);
  if (otherVessels || (item.code !== "other-vessel" && item.code !== "overlap")) return item;
  const { onBoard = null, days = null } = item.evidence;
  return { ...item, key: "compliance.otherVesselWithheld", values: {}, evidence: { onBoard, days } };
}

/**
 * Filter a check for a viewer without full access, such as a principal. Decisions use all items; the viewer sees these.
 * product 5.4, 5.12
 */
export const visibleItems = (items: readonly CheckItem[], visibility: FindingVisibility): CheckItem[] =>
  items
    .filter(({ area }) => visibility.suitability || area !== "suitability")
    .map((item) => withheld(item, visibility));
