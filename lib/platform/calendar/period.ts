import { addMonths } from "./dates";

/** A calendar period, both days yyyy-MM-dd in Asia/Jakarta, from not after to. */
export type Period = { from: string; to: string };

/** Cache of parsed days, because the rows of a list are compared with today and often share their dates. */
const dayNumbers = new Map<string, number>();
const maxCachedDays = 20_000;

function dayNumber(day: string): number {
  const cached = dayNumbers.get(day);
  if (cached !== undefined) return cached;
  const number = Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
  if (dayNumbers.size >= maxCachedDays) dayNumbers.clear();
  dayNumbers.set(day, number);
  return number;
}

/** Return the days from one yyyy-MM-dd to another; negative when the second is earlier. */
export const daysBetween = (from: string, to: string) => dayNumber(to) - dayNumber(from);

/** Return the full calendar months from one day to a later one. */
export function fullMonths(from: string, to: string): number {
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
  return addMonths(from, months) > to ? months - 1 : months;
}

/** Return the age in full years on a day. */
export const ageOn = (dateOfBirth: string, day: string) =>
  Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4)) - (day.slice(5) < dateOfBirth.slice(5) ? 1 : 0);

export const earlier = (one: string, other: string) => (one < other ? one : other);
export const later = (one: string, other: string) => (one > other ? one : other);

/** Return the nights two periods share; 0 when one ends on the day the other starts. */
export const sharedDays = (one: Period, other: Period) =>
  Math.max(0, daysBetween(later(one.from, other.from), earlier(one.to, other.to)));

/** Count the days covered by at least one period, first and last day included. A day in two periods counts once. */
export function coveredDays(periods: readonly Period[]): number {
  let days = 0;
  let until = -Infinity;
  for (const { from, to } of [...periods].sort((a, b) => dayNumber(a.from) - dayNumber(b.from))) {
    days += Math.max(0, dayNumber(to) - Math.max(dayNumber(from), until + 1) + 1);
    until = Math.max(until, dayNumber(to));
  }
  return days;
}
