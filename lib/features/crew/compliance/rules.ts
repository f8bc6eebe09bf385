import type { ComplianceLevel } from "@/db/enums/crew";
import { checkCertificates, type Paper } from "./certificate-check.rules";
import type { Requirement } from "./certificate-validity.rules";
import { sorted, worstFirst, type Item, type Moment } from "./item.rules";
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
import { checkPeriod, type Stays } from "./period-check.rules";
import type { Period } from "@/lib/platform/calendar/period";
import { checkAge, checkSuitability, type Conflict, type SuitabilityEntry } from "./person-check.rules";

export type Person = Stays & {
  dateOfBirth: string;
  position: Rank;
  papers: readonly Paper[];
  travelDocuments: readonly TravelDocument[];
  medicalCertificates: readonly MedicalCertificate[];
  suitability: readonly SuitabilityEntry[];
  conflicts: readonly Conflict[];
  experience: Served;
  lastAppraisal: LastAppraisal | null;
  /** The day the last stay ended, while no report on it is Approved. */
  unappraised: string | null;
};
/** A place in a vessel's crew with the mandatory certificates of its rank on its vessel type. */
export type Seat = { position: Rank; vesselType: string; requirements: readonly Requirement[] };
/** Everything a check reads. from is the day of joining, to the planned off-board, from not after to; today in Asia/Jakarta. */
export type ComplianceFacts = Period & {
  person: Person;
  seat: Seat;
  moment: Moment;
  today: string;
  topFour?: TopFour | null;
};

/**
 * Whether a person may take a seat for a period: block, warn and pass items with the evidence they rest on, one pass per area without a
 * finding. All dates are calendar dates yyyy-MM-dd in Asia/Jakarta; a paper is valid on its last day. What a manager may override with a
 * reason says overridableBy "manager". At plan, allowing an overlap answers other-vessel too. The tanker pair is judged when topFour is
 * given, the principal's rule is another noun's; pay below the provincial minimum belongs to the PKL and is not looked at here.
 * product 5.5, 5.11
 */
export function checkCompliance({ person, seat, from, to, moment, today, topFour }: ComplianceFacts): Item[] {
  const days = { from, to, today, moment };
  return sorted([
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

/** The worst level of a check; pass when there is nothing. */
export const fitness = (items: readonly Pick<Item, "level">[]): ComplianceLevel =>
  worstFirst.find((level) => items.some((one) => one.level === level)) ?? "pass";

export const medicalFields = ["status", "examinationDate", "validUntil", "restriction"] as const;
export type MedicalField = (typeof medicalFields)[number];
/** What a reader may learn: the suitability register, what a medical certificate says, other vessels. product 5.12 */
export type Sight = { suitability: boolean; medical: readonly MedicalField[]; otherVessels: boolean };

/** Which field of the certificate the date of a text is. */
const dateOfText: Record<string, MedicalField> = {
  "compliance.medicalUnfit": "examinationDate",
  "compliance.medicalEndsBeforeJoining": "validUntil",
  "compliance.medicalEndsOnBoard": "validUntil",
  "compliance.medicalValid": "validUntil",
};

/** The text of a finding without the date of a medical certificate. */
export const undated = (key: string) => (key in dateOfText ? `${key}Undated` : key);

/** The finding stays, with its text in words that tell no more than the reader may know. */
function medicalWithheld(item: Item, sees: readonly MedicalField[]): Item {
  const hidden = medicalFields.filter((field) => !sees.includes(field));
  if (hidden.length === 0) return item;
  const evidence = Object.fromEntries(
    Object.entries(item.evidence).filter(([name]) => !hidden.some((field) => field === name)),
  );
  const [date, isWorded] = [dateOfText[item.key], item.key === "compliance.medicalRestriction"];
  if (date && hidden.includes(date)) return { ...item, key: undated(item.key), values: {}, evidence };
  return isWorded && hidden.includes("restriction")
    ? { ...item, key: "compliance.medicalRestrictionUnstated", values: {}, evidence }
    : { ...item, evidence };
}

function withheld(item: Item, { medical, otherVessels }: Sight): Item {
  if (item.area === "medical") return medicalWithheld(item, medical);
  if (otherVessels || (item.code !== "other-vessel" && item.code !== "overlap")) return item;
  const { onBoard = null, days = null } = item.evidence;
  return { ...item, key: "compliance.otherVesselWithheld", values: {}, evidence: { onBoard, days } };
}

/** A check as a reader without full sight gets it, a principal above all. What the office decides is judged on the whole check, what the reader is told on this. product 5.4, 5.12 */
export const shownTo = (items: readonly Item[], sight: Sight): Item[] =>
  items.filter(({ area }) => sight.suitability || area !== "suitability").map((item) => withheld(item, sight));
