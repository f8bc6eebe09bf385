import { dayOf } from "@/lib/platform/calendar/dates";
import { daysPassed } from "@/lib/platform/calendar/instants";

type Term = { closedAt: Date | null; closesOn: string | null };

/**
 * Return whether an opening is open: not closed by hand and not past its closing date (inclusive, Asia/Jakarta).
 * Document 1 §4.
 */
export const isOpen = (opening: Term, now: Date) =>
  opening.closedAt === null && (opening.closesOn === null || opening.closesOn >= dayOf(now));

/** Check a closing date. An unchanged one is allowed; a new one must be after today. */
export const mayCloseOn = (closesOn: string | null, before: string | null, now: Date) =>
  closesOn === null || closesOn === before || closesOn > dayOf(now);

/** Return the closing date to store. A past one is dropped when the opening is reopened. */
export const closingDateOf = (closesOn: string | null, open: boolean, now: Date) =>
  open && closesOn !== null && closesOn < dayOf(now) ? null : closesOn;

/** Days a closed opening's public page stays available. */
export const closedPageDays = 30;

/** Return the days since an opening closed; null while open. */
export function daysClosed(opening: Term, now: Date): number | null {
  if (isOpen(opening, now)) return null;
  const end = opening.closedAt ?? new Date(`${opening.closesOn}T23:59:59+07:00`);
  return Math.floor(daysPassed(end, now));
}

/** Split the text into one duty per line, without blank lines and list marks. */
export const dutiesOf = (task: string) =>
  task
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*[-*•–]\s*/, "").trim())
    .filter(Boolean);
