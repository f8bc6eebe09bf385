import { isDay } from "@/lib/platform/calendar/dates";
import { coveredDays } from "@/lib/platform/calendar/period";
import type { RequiredCertificate } from "../schema";

/** Version of the consent and privacy notice. */
export const consentVersion = "2026-11";

const keyOf = (value: string) => value.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();

/** Drop entries with a key that already exists (document 1 §4). */
export function withoutDuplicates<T>(entries: T[], key: (entry: T) => string): T[] {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const entryKey = keyOf(key(entry));
    if (seen.has(entryKey)) return false;
    seen.add(entryKey);
    return true;
  });
}

/** Return whether a new entry's key is unused in the list. */
export const isNewKey = <T>(entries: T[], entry: T, key: (entry: T) => string) =>
  !entries.some((other) => keyOf(key(other)) === keyOf(key(entry)));

type Certificate = {
  certificateId: number | null;
  certificateName: string;
  expired: string | null;
  noExpiry: boolean;
  attachment: object | null;
};
type Problem = { path: (string | number)[]; message: string };

/** Return what mandatory certificates miss: the entry, its expiry or its scan. */
export function certificateProblems(certificates: Certificate[], required: RequiredCertificate[]): Problem[] {
  return required.flatMap((requirement): Problem[] => {
    const index = certificates.findIndex(
      (entry) =>
        entry.certificateId === requirement.certificateId || keyOf(entry.certificateName) === keyOf(requirement.name),
    );
    const certificate = certificates[index];
    if (!certificate)
      return [
        { path: [], message: `applicants.certificateMissing?${new URLSearchParams({ name: requirement.name })}` },
      ];
    const problems: Problem[] = [];
    if (!certificate.expired && !certificate.noExpiry)
      problems.push({ path: [index, "expired"], message: "applicants.expiryOrNone" });
    if (!certificate.attachment) problems.push({ path: [index, "attachment"], message: "validation.required" });
    return problems;
  });
}

type Period = { onBoard: string; offBoard: string };

/** Return whether three periods overlap. Two may share a handover day. */
export function hasTripleOverlap(periods: Period[]): boolean {
  return periods.some(
    ({ onBoard }) => periods.filter((other) => other.onBoard <= onBoard && onBoard < other.offBoard).length > 2,
  );
}

/** The Indonesian nationality as named in its list. */
export const homeNationality = "Indonesian";

type NamedDocument = { documentName: string; documentNumber: string };
const ownTravelDocumentNames = {
  seamanBookNumber: { name: "Seaman Book", others: ["Buku Pelaut"] },
  passportId: { name: "Passport", others: ["Paspor"] },
};
const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** Return the travel documents with numbers from step 1: seaman book, and passport if any. */
export const ownTravelDocuments = (personal: Record<string, unknown>) =>
  (["seamanBookNumber", "passportId"] as const).flatMap((key) => {
    const number = textOf(personal[key]);
    return number ? [{ ...ownTravelDocumentNames[key], number }] : [];
  });

export const isOwnTravelDocument = (
  { documentName }: NamedDocument,
  { name, others }: { name: string; others: string[] },
) => [name, ...others].some((acceptedName) => keyOf(acceptedName) === keyOf(documentName));

/** Fill travel documents with the numbers entered in step 1. */
export const withOwnNumbers = <T extends NamedDocument>(documents: T[], personal: Record<string, unknown>): T[] => {
  const numberedDocuments = ownTravelDocuments(personal);
  return documents.map((entry) => {
    const ownDocument = numberedDocuments.find((candidate) => isOwnTravelDocument(entry, candidate));
    return ownDocument ? { ...entry, documentNumber: ownDocument.number } : entry;
  });
};

/** Count whole months at sea. Overlapping days count once and incomplete periods are ignored. */
export function monthsAtSea(services: { onBoard: string; offBoard: string }[]): number {
  const periods = services
    .filter(({ onBoard, offBoard }) => isDay(onBoard) && isDay(offBoard) && onBoard < offBoard)
    .map(({ onBoard, offBoard }) => ({ from: onBoard, to: offBoard }));
  return Math.floor((coveredDays(periods) * 12) / 365.25);
}

/** Return the missing requirements of an opening: certificates and years. */
export const missingRequirements = <T extends { certificateId: number }>(
  required: T[],
  certificateIds: number[],
  { needed, years }: { needed: number; years: number },
) => ({
  missing: required.filter(({ certificateId }) => !certificateIds.includes(certificateId)),
  yearsShort: Math.max(0, needed - years),
});

/** Calculate the body mass index with one decimal: kg divided by squared height (entered in cm). */
export function bodyMassIndex(weight: number, height: number): number | null {
  if (!(weight > 0 && height > 0)) return null;
  return Math.round((weight / (height / 100) ** 2) * 10) / 10;
}

/**
 * Compare the birth date in a NIK (DDMMYY, day + 40 for women) with the entered one. It is a hint, never an error.
 */
export function nikMatchesBirthDate(idNumber: string, dateOfBirth: string, sex: "Male" | "Female"): boolean {
  const [year = "", month = "", day = ""] = dateOfBirth.split("-");
  const expectedDay = String(Number(day) + (sex === "Female" ? 40 : 0)).padStart(2, "0");
  return idNumber.slice(6, 12) === `${expectedDay}${month}${year.slice(2)}`;
}

/** Compare an account holder's name with the applicant's. It is a hint, never an error. */
export const isSamePersonName = (accountName: string, fullName: string) => {
  const wordsOf = (value: string) =>
    new Set(
      keyOf(value)
        .normalize("NFD")
        .replace(/[^\p{L} ]/gu, "")
        .split(" ")
        .filter(Boolean),
    );
  const nameWords = wordsOf(fullName);
  return [...wordsOf(accountName)].some((word) => nameWords.has(word));
};

/** Format "REG-M-202611-00042": M marine or T tanker, month in Asia/Jakarta, counted per division and month. */
export const registrationNumber = (divisionId: number, month: string, count: number) =>
  `REG-${divisionId === 1 ? "M" : "T"}-${month}-${String(count).padStart(5, "0")}`;
