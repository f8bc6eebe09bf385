import { daysOfCancelled } from "@/db/enums/calendars";

import { addDays } from "@/lib/platform/calendar/dates";
import { daysAfter } from "@/lib/platform/calendar/instants";

/** Whole days in Asia/Jakarta, or minutes from an instant on (ISO 8601). */
type DayOrTime = { firstDay: string; lastDay: string } | { start: string; minutes: number };
export type EventKind = "joining" | "sign-off" | "check-up" | "interview" | "expiry";
type InBoth = { name: string; nameEn: string };

/** What is said of an event, the same to whoever may see it; nothing about health. */
type Facts = {
  kind: EventKind;
  when: DayOrTime;
  person: string;
  position: InBoth | null;
  vessel: string | null;
  place: string | null;
  paper: InBoth | null;
  isTentative: boolean;
};

/** An event as it stands now. id: the same for its life; counts: whether it still takes place; floor: the least sequence, where the record counts its changes itself; path: where the product shows it. */
export type Event = { id: string; facts: Facts; counts: boolean; floor: number; path: string };

/** An event as calendars were last told of it. */
export type Told = { id: string; hash: string; sequence: number; changedAt: Date; cancelledAt: Date | null };

/** How far back a feed reaches, and how far ahead. */
const daysBack = 30;
const daysAhead = 400;
const daysOfExpiries = 180;

/** The days a feed is about, and since when what is off is still told. */
export function windowOf(today: string, now: Date) {
  return {
    from: addDays(today, -daysBack),
    to: addDays(today, daysAhead),
    expiriesTo: addDays(today, daysOfExpiries),
    cancelledSince: daysAfter(now, -daysOfCancelled),
  };
}
export type Window = ReturnType<typeof windowOf>;

export const lastDayOf = ({ when }: Facts): string => ("lastDay" in when ? when.lastDay : when.start.slice(0, 10));

/** What is hashed of an event: every word that is said of it. */
export const saidOf = ({ facts }: Event) => JSON.stringify(facts);

/**
 * How an event is told from now on: as before, or as changed, with the next sequence; null for what was never told and does not take place,
 * and for what has been off for long. RFC 5545 3.8.7.4
 */
export function toldNow(event: Event, hash: string, before: Told | undefined, now: Date): Told | null {
  const { id, counts, floor } = event;
  if (!before) return counts ? { id, hash, sequence: floor, changedAt: now, cancelledAt: null } : null;
  const { cancelledAt } = before;
  if (!counts && cancelledAt) return cancelledAt > daysAfter(now, -daysOfCancelled) ? before : null;
  if (counts && !cancelledAt && before.hash === hash) return before;
  const sequence = Math.max(before.sequence + 1, floor);
  return { id, hash: counts ? hash : before.hash, sequence, changedAt: now, cancelledAt: counts ? null : now };
}
