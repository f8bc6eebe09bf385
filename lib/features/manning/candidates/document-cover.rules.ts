import {
  checkMatchingCertificates,
  type VerifiableCertificate,
} from "@/lib/features/crew/compliance/certificate-check.rules";
import {
  firstExpiryOf,
  matchingCertificates,
  type Requirement,
} from "@/lib/features/crew/compliance/certificate-validity.rules";
import { checkDocuments, type TravelDocument } from "@/lib/features/crew/compliance/document-check.rules";
import type { CheckItem } from "@/lib/features/crew/compliance/check-item.rules";
import type { Period } from "@/lib/platform/calendar/period";
import type { FitLevel } from "./fit.rules";

type HeldDocuments = { papers: readonly VerifiableCertificate[]; travelDocuments: readonly TravelDocument[] };
/**
 * Whether the documents cover a seat for a period. worst: first problem; more: other problems; until: first expiry of
 * valid documents.
 */
export type DocumentCover = {
  level: FitLevel;
  firstIssue: CheckItem | null;
  otherIssueCount: number;
  coveredUntil: string | null;
};

const levels = { block: 0, warn: 1, pass: 2 } as const satisfies Record<CheckItem["level"], FitLevel>;

/**
 * Check the seat's certificates and the travel documents for the period. Verification is left to the full compliance
 * check. product 5.5
 */
export function documentCoverOf(
  { papers, travelDocuments }: HeldDocuments,
  requirements: readonly Requirement[],
  days: Period & { today: string },
): DocumentCover {
  const serving = matchingCertificates(requirements, papers);
  const issues = [
    ...checkMatchingCertificates(requirements, serving, days),
    ...checkDocuments(travelDocuments, days),
  ].filter(({ level, code }) => level !== "pass" && code !== "certificate-unverified");
  const firstIssue = issues.find(({ level }) => level === "block") ?? issues[0] ?? null;
  return {
    level: firstIssue ? levels[firstIssue.level] : 2,
    firstIssue,
    otherIssueCount: Math.max(0, issues.length - 1),
    coveredUntil: firstExpiryOf(serving),
  };
}
