import { renewalDays, type CertificateStatus } from "@/db/enums/crew";
import { satisfies, type Certificate } from "./certificate-cover.rules";
import { daysBetween, earlier } from "@/lib/platform/calendar/period";

export const daysAfterSignOff = 30;

/** A certificate on record; expired is its last valid day, null without expiry. */
export type CertificateWithExpiry = Certificate & { expired: string | null };
/** A mandatory certificate of the matrix; months count from joining. */
export type Requirement = Certificate & { certificateId: number; minMonthsValid: number };
/** The stored certificate columns. They stay correct as time passes; the status is derived from them. */
type CertificateValidity = { missing: number; firstExpiry: string | null; nextExpiry: string | null };

const earliestOf = (days: readonly (string | null)[]) =>
  days.reduce((first, day) => (first === null || day === null ? (first ?? day) : earlier(first, day)), null);

/** Whether one last valid day is after another; null means no expiry. */
export const outlasts = (one: string | null, other: string | null) => other !== null && (one === null || one > other);

const longestValid = (certificates: readonly CertificateWithExpiry[]) =>
  certificates.reduce<CertificateWithExpiry | undefined>(
    (best, certificate) => (!best || outlasts(certificate.expired, best.expired) ? certificate : best),
    undefined,
  );

/** List the certificates that meet each requirement. Compares every pair once for all later checks. */
export const matchingCertificates = <T extends CertificateWithExpiry>(
  requirements: readonly Requirement[],
  certificates: readonly T[],
) => requirements.map((requirement) => certificates.filter((certificate) => satisfies(certificate, requirement)));

/** Find the first day on which a met requirement is no longer met; null if there is none. */
export const firstExpiryOf = (matching: readonly (readonly CertificateWithExpiry[])[]) =>
  earliestOf(matching.map((certificates) => longestValid(certificates)?.expired ?? null));

const isOutlasted = (certificate: CertificateWithExpiry, certificates: readonly CertificateWithExpiry[]) =>
  certificates.some((other) => satisfies(other, certificate) && outlasts(other.expired, certificate.expired));

/**
 * Compute a person's certificate validity for rank and vessel type: how many mandatory certificates are missing, when
 * the first of the others expires (possibly past), and the next expiry of any certificate not outlasted by an
 * equivalent one. Months of validity depend on a period, see checkCompliance. product 5.5
 */
export function certificateValidityOf(
  requirements: readonly Requirement[],
  certificates: readonly CertificateWithExpiry[],
): CertificateValidity {
  const matching = matchingCertificates(requirements, certificates);
  return {
    missing: matching.filter((matches) => matches.length === 0).length,
    firstExpiry: firstExpiryOf(matching),
    nextExpiry: earliestOf(
      certificates.filter((certificate) => !isOutlasted(certificate, certificates)).map(({ expired }) => expired),
    ),
  };
}

/**
 * Return the certificate status of the lists, worst first: within 90 days of today, or less than 30 days after the
 * planned off-board. product 5.5
 */
export function certificateStatus(
  {
    missing,
    firstExpiry,
    plannedOffBoard,
  }: Pick<CertificateValidity, "missing" | "firstExpiry"> & { plannedOffBoard: string | null },
  today: string,
): CertificateStatus {
  if (missing > 0) return "Not Completed";
  if (firstExpiry === null) return "Completed";
  if (firstExpiry < today) return "Expired";
  const endsSoon = daysBetween(today, firstExpiry) <= renewalDays;
  const endsOnBoard = plannedOffBoard !== null && daysBetween(plannedOffBoard, firstExpiry) < daysAfterSignOff;
  return endsSoon || endsOnBoard ? "Need Renewal" : "Completed";
}

type ExpiryStatus = { status: "valid" | "need-renewal" | "expired"; daysLeft: number | null };

/**
 * Return the status of one document on a day. It is valid on its last day (daysLeft 0); daysLeft is null without expiry
 * and negative after it.
 */
export function expiryStatus(expired: string | null, today: string): ExpiryStatus {
  if (expired === null) return { status: "valid", daysLeft: null };
  const daysLeft = daysBetween(today, expired);
  if (daysLeft < 0) return { status: "expired", daysLeft };
  return { status: daysLeft <= renewalDays ? "need-renewal" : "valid", daysLeft };
}
