import { cancelledEventDays } from "@/db/enums/calendars";

import { addDays } from "@/lib/platform/calendar/dates";
import { daysAfter } from "@/lib/platform/calendar/instants";

/** Whole days in Asia/Jakarta, or a duration in minutes from an instant (ISO 8601). */
type DayOrTime = { firstDay: string; lastDay: string } | { start: string; minutes: number };
export type EventKind = "joining" | "sign-off" | "check-up" | "interview" | "expiry";
type BilingualName = { name: string; nameEn: string };

/** Contents of an event, the same for every viewer and without health data. */
type Facts = {
  kind: EventKind;
  when: DayOrTime;
  person: string;
  position: BilingualName | null;
  vessel: string | null;
  place: string | null;
  paper: BilingualName | null;
  isTentative: boolean;
};

/**
 * An event as it is now. id: constant for its life. takesPlace: false when it is cancelled.
 * minSequence: the lowest sequence, where the record has its own. path: the page that shows it.
 */
export type CalendarEvent = { id: string; facts: Facts; counts: boolean; floor: number; path: string };

/** The state of an event that calendars received last. */
export type SyncState = { id: string; hash: string; sequence: number; changedAt: Date; cancelledAt: Date | null };

/** Days a feed covers before and after today. */
const daysBack = 30;
const daysAhead = 400;
const expiryDaysAhead = 180;

/** The days covered by a feed, and the time until which cancelled events are included. */
export function feedWindowOf(today: string, now: Date) {
  return {
    from: addDays(today, -daysBack),
    to: addDays(today, daysAhead),
    expiriesTo: addDays(today, expiryDaysAhead),
    cancelledSince: daysAfter(now, -cancelledEventDays),
  };
}
export type FeedWindow = ReturnType<typeof feedWindowOf>;

export const lastDayOf = ({ when }: Facts): string => ("lastDay" in when ? when.lastDay : when.start.slice(0, 10));

/** Return the contents of an event that are hashed. */
export const hashedContentOf = ({ facts }: CalendarEvent) => JSON.stringify(facts);

/**
 * Return the next state of an event: unchanged, or changed with the next sequence. RFC 5545 3.8.7.4
 * null for an event that was never sent and does not take place, or that was cancelled long ago.
 */
export function nextSyncState(
  event: CalendarEvent,
  hash: string,
  previous: SyncState | undefined,
  now: Date,
): SyncState | null {
  const { id, counts, floor } = event;
  if (!previous) return counts ? { id, hash, sequence: floor, changedAt: now, cancelledAt: null } : null;
  const { cancelledAt } = previous;
  if (!counts && cancelledAt) return cancelledAt > daysAfter(now, -cancelledEventDays) ? previous : null;
  if (counts && !cancelledAt && previous.hash === hash) return previous;
  const sequence = Math.max(previous.sequence + 1, floor);
  return { id, hash: counts ? hash : previous.hash, sequence, changedAt: now, cancelledAt: counts ? null : now };
}
