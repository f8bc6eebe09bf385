import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { daysAfter } from "@/lib/platform/calendar/instants";

const minLinkDays = 7;
const maxLinkDays = 30;
const defaultLinkDays = 14;

/** Return a link's lifetime in days. product 5.9 */
function linkDays(): number {
  const configured = Number(process.env.APPROVAL_LINK_DAYS ?? defaultLinkDays);
  return configured >= minLinkDays && configured <= maxLinkDays ? configured : defaultLinkDays;
}

/**
 * Return when a review link expires: at the latest on the start date; when that has passed, after the end date.
 * product 5.9
 */
export function reviewEndsAt({ startDate, endDate }: { startDate: string; endDate: string }, now: Date): Date {
  const last = startDate >= dayOf(now) ? startDate : endDate;
  const afterLast = new Date(`${addDays(last, 1)}T00:00:00+07:00`);
  const usual = daysAfter(now, linkDays());
  return afterLast < usual ? afterLast : usual;
}

type Link = { expiresAt: Date; endedAt: Date | null };
type Agreement = { supersededAt: Date | null; signedAt: Date | null; reviewAnswer: string | null };
export const reviewStates = ["open", "answered", "signed", "superseded", "expired"] as const;
type ReviewState = (typeof reviewStates)[number];

/** Return the state of a link: open, or its outcome. */
export function reviewStateOf(link: Link, pkl: Agreement, now: Date): ReviewState {
  if (pkl.supersededAt !== null) return "superseded";
  if (pkl.signedAt !== null) return "signed";
  if (link.endedAt !== null || link.expiresAt <= now) return "expired";
  return pkl.reviewAnswer === "understood" ? "answered" : "open";
}

/** Mask an address: "a•••@client.com", still recognizable for its owner. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
