import type { CrewStatus } from "@/db/enums/crew";
import { barringLevel, type SuitabilityLevel, type SuitabilityReason } from "@/db/enums/suitability";
import { addYears } from "@/lib/platform/calendar/dates";
import { messageOf, type FieldError } from "@/lib/platform/errors";

/** The fields of an entry with effect. Dates are yyyy-MM-dd in Asia/Jakarta. */
export type EntryTerms = {
  level: SuitabilityLevel;
  reason: SuitabilityReason;
  startDate: string;
  endDate: string | null;
  reviewDate: string | null;
};
export type Entry = EntryTerms & { isConfirmed: boolean };

export const minDescriptionLength = 20;
const maxReviewMonths = { 2: 12, 3: 24 } as const;
const fraudReviewMonths = 12;

/** Whether an entry is open; it ends on its end date. product 5.4 */
export const isOpen = ({ endDate }: Pick<Entry, "endDate">, today: string) => endDate === null || endDate > today;

/** Return the effective level. Level 3 counts as 2 until confirmed; null once ended. product 5.4 */
export function countsAs(
  entry: Pick<Entry, "level" | "endDate" | "isConfirmed">,
  today: string,
): SuitabilityLevel | null {
  if (!isOpen(entry, today)) return null;
  return entry.level === barringLevel && !entry.isConfirmed ? 2 : entry.level;
}

export const bars = (entry: Pick<Entry, "level" | "endDate" | "isConfirmed">, today: string) =>
  countsAs(entry, today) === barringLevel;

/**
 * Return the status the register gives a person: barred by an open confirmed level 3, at check-out when on board;
 * otherwise the former status. product 5.3, 5.4
 */
export function statusUnder(
  { status, resignedOn }: { status: CrewStatus; resignedOn: string | null },
  isBarred: boolean,
): CrewStatus {
  if (status === "on-board") return status;
  if (isBarred) return "blacklist";
  if (status !== "blacklist") return status;
  return resignedOn === null ? "off-board" : "resigned";
}

const isForgery = ({ level, reason }: Pick<EntryTerms, "level" | "reason">) =>
  level === barringLevel && reason === "document-fraud";

function reviewProblems({ level, reason, endDate, reviewDate }: EntryTerms, today: string): FieldError[] {
  if (level === 1) return [];
  const months = isForgery({ level, reason }) ? fraudReviewMonths : maxReviewMonths[level];
  const first = [endDate, reviewDate].filter((date) => date !== null).sort()[0];
  if (first === undefined)
    return [
      {
        path: "reviewDate",
        message: isForgery({ level, reason }) ? "suitability.reviewRequired" : "suitability.endOrReviewRequired",
      },
    ];
  if (first > addYears(today, months / 12))
    return [{ path: "reviewDate", message: messageOf("suitability.reviewTooFar", { months }) }];
  return [];
}

/**
 * Check the dates of an entry. Level 2 ends or is reviewed within 12 months, level 3 within 24. Forgery has no end date
 * and is reviewed yearly. Past dates are refused. product 5.4
 */
export function dateProblems(terms: EntryTerms, today: string): FieldError[] {
  const { endDate, reviewDate, level } = terms;
  const problems: FieldError[] = [];
  if (isForgery(terms) && endDate !== null) problems.push({ path: "endDate", message: "suitability.fraudHasNoEnd" });
  else if (endDate !== null && endDate <= today && level > 1)
    problems.push({ path: "endDate", message: "suitability.endPassed" });
  else if (endDate !== null && endDate < terms.startDate)
    problems.push({ path: "endDate", message: "suitability.endBeforeStart" });
  if (reviewDate !== null && reviewDate <= today)
    problems.push({ path: "reviewDate", message: "suitability.reviewPassed" });
  return problems.length > 0 ? problems : reviewProblems(terms, today);
}

const lockedFields = [
  ["level", "employeeBlacklistLevelId"],
  ["reason", "reason"],
  ["startDate", "startDate"],
  ["endDate", "endDate"],
] as const;

const isSame = (one: EntryTerms, other: EntryTerms) =>
  lockedFields.every(([field]) => one[field] === other[field]) && one.reviewDate === other.reviewDate;

const endsByRemoval = "suitability.endsByRemoval";

/**
 * Find edits that end an entry sooner or lower its level. Level 1 notes and unconfirmed level 3 lowered to 2 are
 * allowed.
 */
function softenedFieldProblems(current: Entry, terms: EntryTerms, isRaiser: boolean): FieldError[] {
  if (current.level === 1) return [];
  const endsSooner = terms.endDate !== null && (current.endDate === null || terms.endDate < current.endDate);
  const isLess = terms.level < current.level && !(isRaiser && terms.level === 2);
  return [
    ...(isLess ? [{ path: "employeeBlacklistLevelId", message: endsByRemoval }] : []),
    ...(endsSooner ? [{ path: "endDate", message: endsByRemoval }] : []),
  ];
}

/**
 * Check an edit of an open entry. Ending or softening an entry needs a removal decided by someone else. An unconfirmed
 * level 3 may be lowered by its author, or by the user who raised it. A confirmed one keeps all but its review date.
 * Level 1 cannot be chosen, and unchanged dates are not checked. product 5.4
 */
export function editProblems(
  current: Entry,
  terms: EntryTerms,
  { today, isAuthor = false, isRaiser = false }: { today: string; isAuthor?: boolean; isRaiser?: boolean },
): FieldError[] {
  if (isSame(current, terms)) return [];
  const isLocked = current.level === barringLevel && current.isConfirmed;
  const locked = isLocked
    ? lockedFields.flatMap(([field, path]) =>
        current[field] === terms[field] ? [] : [{ path, message: "suitability.locked" }],
      )
    : [];
  if (locked.length > 0) return locked;
  const isOwnDraft = isAuthor && current.level === barringLevel && !current.isConfirmed && terms.level > 1;
  const softened = isOwnDraft || isLocked ? [] : softenedFieldProblems(current, terms, isRaiser);
  if (softened.length > 0) return softened;
  const dates = dateProblems(terms, today);
  return isLocked ? dates.filter(({ path }) => path === "reviewDate") : dates;
}

/** Whether an open entry is due for review. */
export const isReviewDue = (entry: Pick<Entry, "endDate" | "reviewDate">, today: string) =>
  isOpen(entry, today) && entry.reviewDate !== null && entry.reviewDate <= today;
