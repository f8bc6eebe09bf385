import { renewalDays, type CertificateStatus } from "@/db/enums/crew";
import { satisfies, type Certificate } from "./certificate-cover.rules";
import { daysBetween, earlier } from "@/lib/platform/calendar/period";

export const daysAfterSignOff = 30;

/** A certificate on record; expired is its last valid day, null without expiry. */
export type Held = Certificate & { expired: string | null };
/** A mandatory certificate of the matrix; months count from joining. */
export type Requirement = Certificate & { certificateId: number; minMonthsValid: number };
/** The stored certificate columns. They stay correct as time passes; the status is derived from them. */
type CertificateValidity = { missing: number; firstExpiry: string | null; nextExpiry: string | null };

const firstOf = (days: readonly (string | null)[]) =>
  days.reduce((first, day) => (first === null || day === null ? (first ?? day) : earlier(first, day)), null);

/** Whether one last valid day is after another; null means no expiry. */
export const outlasts = (one: string | null, other: string | null) => other !== null && (one === null || one > other);

const longest = (papers: readonly Held[]) =>
  papers.reduce<Held | undefined>(
    (best, paper) => (!best || outlasts(paper.expired, best.expired) ? paper : best),
    undefined,
  );

/** List the certificates that meet each requirement. Compares every pair once for all later checks. */
export const servingOf = <Paper extends Held>(requirements: readonly Requirement[], papers: readonly Paper[]) =>
  requirements.map((requirement) => papers.filter((paper) => satisfies(paper, requirement)));

/** Find the first day on which a met requirement is no longer met; null if there is none. */
export const firstExpiryOf = (serving: readonly (readonly Held[])[]) =>
  firstOf(serving.map((papers) => longest(papers)?.expired ?? null));

const isOutlasted = (paper: Held, papers: readonly Held[]) =>
  papers.some((other) => satisfies(other, paper) && outlasts(other.expired, paper.expired));

/**
 * Compute a person's certificate validity for rank and vessel type: how many mandatory certificates are missing, when
 * the first of the others expires (possibly past), and the next expiry of any certificate not outlasted by an
 * equivalent one. Months of validity depend on a period, see checkCompliance. product 5.5
 */
export function certificateValidityOf(
  requirements: readonly Requirement[],
  papers: readonly Held[],
): CertificateValidity {
  const serving = servingOf(requirements, papers);
  return {
    missing: serving.filter((found) => found.length === 0).length,
    firstExpiry: firstExpiryOf(serving),
    nextExpiry: firstOf(papers.filter((paper) => !isOutlasted(paper, papers)).map(({ expired }) => expired)),
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

type PaperStatus = { status: "valid" | "need-renewal" | "expired"; daysLeft: number | null };

/**
 * Return the status of one document on a day. It is valid on its last day (daysLeft 0); daysLeft is null without expiry
 * and negative after it.
 */
export function paperStatus(expired: string | null, today: string): PaperStatus {
  if (expired === null) return { status: "valid", daysLeft: null };
  const daysLeft = daysBetween(today, expired);
  if (daysLeft < 0) return { status: "expired", daysLeft };
  return { status: daysLeft <= renewalDays ? "need-renewal" : "valid", daysLeft };
}
