import { dayOf } from "@/lib/platform/calendar/dates";
import { daysPassed } from "@/lib/platform/calendar/instants";

type Term = { closedAt: Date | null; closesOn: string | null };

/** Open until closed by hand or past its closing date (inclusive, Asia/Jakarta). Document 1 §4. */
export const isOpen = (opening: Term, now: Date) =>
  opening.closedAt === null && (opening.closesOn === null || opening.closesOn >= dayOf(now));

/** A closing date may stay as it is; a new one lies after today. */
export const mayCloseOn = (wanted: string | null, before: string | null, now: Date) =>
  wanted === null || wanted === before || wanted > dayOf(now);

/** The closing date an opening keeps: one that has passed falls away when it is open again. */
export const closingDateOf = (wanted: string | null, open: boolean, now: Date) =>
  open && wanted !== null && wanted < dayOf(now) ? null : wanted;

/** How long a closed opening's public page still answers, in days. */
export const closedPageDays = 30;

/** Days since an opening closed; null while it is open. */
export function daysClosed(opening: Term, now: Date): number | null {
  if (isOpen(opening, now)) return null;
  const end = opening.closedAt ?? new Date(`${opening.closesOn}T23:59:59+07:00`);
  return Math.floor(daysPassed(end, now));
}

/** One duty a line; blank lines and list marks are dropped. */
export const dutiesOf = (task: string) =>
  task
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*[-*•–]\s*/, "").trim())
    .filter(Boolean);
