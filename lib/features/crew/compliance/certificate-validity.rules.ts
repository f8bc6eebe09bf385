import { renewalDays, type CertificateStatus } from "@/db/enums/crew";
import { satisfies, type Certificate } from "./certificate-cover.rules";
import { daysBetween, earlier } from "@/lib/platform/calendar/period";

export const daysAfterSignOff = 30;

/** A certificate somebody holds; expired is its last valid day, null when it never ends. */
export type Held = Certificate & { expired: string | null };
/** A mandatory certificate of the matrix; months counted from joining. */
export type Requirement = Certificate & { certificateId: number; minMonthsValid: number };
/** What a person's row keeps: facts that stay true as time passes, the status follows from them. */
type CertificateValidity = { missing: number; firstExpiry: string | null; nextExpiry: string | null };

const firstOf = (days: readonly (string | null)[]) =>
  days.reduce((first, day) => (first === null || day === null ? (first ?? day) : earlier(first, day)), null);

/** True when one last valid day lies after another; null never ends. */
export const outlasts = (one: string | null, other: string | null) => other !== null && (one === null || one > other);

const longest = (papers: readonly Held[]) =>
  papers.reduce<Held | undefined>(
    (best, paper) => (!best || outlasts(paper.expired, best.expired) ? paper : best),
    undefined,
  );

/** Of each requirement the papers that meet it. Every paper is held against every requirement here, once for all that is asked of them. */
export const servingOf = <Paper extends Held>(requirements: readonly Requirement[], papers: readonly Paper[]) =>
  requirements.map((requirement) => papers.filter((paper) => satisfies(paper, requirement)));

/** The first day one of the requirements that are met stops being so; null where none ever does. */
export const firstExpiryOf = (serving: readonly (readonly Held[])[]) =>
  firstOf(serving.map((papers) => longest(papers)?.expired ?? null));

const isOutlasted = (paper: Held, papers: readonly Held[]) =>
  papers.some((other) => satisfies(other, paper) && outlasts(other.expired, paper.expired));

/**
 * The certificate validity of a person for rank and vessel type: how many have no paper at all, the first day
 * one of the others stops being met (may lie in the past), and the first expiry of any paper, needed or not, that no other paper
 * of theirs outlasts. Months of validity are judged against a period, see checkCompliance. product 5.5
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

/** The certificate status of the lists, worst wins: within 90 days of today, or less than 30 days after the planned off-board. product 5.5 */
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

/** One paper on a day. A paper is valid on its last day (daysLeft 0); daysLeft is null without an end and negative after it. */
export function paperStatus(expired: string | null, today: string): PaperStatus {
  if (expired === null) return { status: "valid", daysLeft: null };
  const daysLeft = daysBetween(today, expired);
  if (daysLeft < 0) return { status: "expired", daysLeft };
  return { status: daysLeft <= renewalDays ? "need-renewal" : "valid", daysLeft };
}
