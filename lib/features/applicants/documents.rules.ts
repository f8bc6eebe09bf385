import { addDays } from "@/lib/platform/dates";

type Period = { onBoard: string; offBoard: string };
type Service = Period & { position: string; vesselType: string; grt: number | null; dwt: number | null };

const dayNumber = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);

/** Days at sea; a day spent in two periods counts once, the sign-off day does not count. */
export function daysAtSea(periods: Period[]): number {
  let days = 0;
  let until = -Infinity;
  for (const { onBoard, offBoard } of [...periods].sort((a, b) => a.onBoard.localeCompare(b.onBoard))) {
    const start = Math.max(dayNumber(onBoard), until);
    const end = dayNumber(offBoard);
    days += Math.max(0, end - start);
    until = Math.max(until, end);
  }
  return days;
}

/** Months to one decimal, a month being a twelfth of 365.25 days. */
export const monthsOf = (days: number) => Math.round((days / (365.25 / 12)) * 10) / 10;

export type SeaTotal = { name: string; periods: number; months: number };

function totalsBy(services: Service[], name: (service: Service) => string): SeaTotal[] {
  const names = [...new Set(services.map(name))];
  const groups = names.map((key) => [key, services.filter((service) => name(service) === key)] as const);
  return groups.map(([key, own]) => ({ name: key, periods: own.length, months: monthsOf(daysAtSea(own)) })).sort((a, b) => b.months - a.months);
}

const largest = (values: (number | null)[]) => values.reduce<number | null>((most, value) => (value !== null && (most === null || value > most) ? value : most), null);

/** Sea time per rank and vessel type, and the largest vessel. product 5.18 */
export const seaTotals = (services: Service[]) => ({
  byRank: totalsBy(services, ({ position }) => position),
  byVesselType: totalsBy(services, ({ vesselType }) => vesselType),
  months: monthsOf(daysAtSea(services)),
  maxGrt: largest(services.map(({ grt }) => grt)),
  maxDwt: largest(services.map(({ dwt }) => dwt)),
});

export type Validity = "unlimited" | "expired" | "expiring" | "valid";

/** A certificate on a day: expiring within 90 days, still valid on its last day. */
export function validityOn(expired: string | null, today: string): Validity {
  if (expired === null) return "unlimited";
  if (expired < today) return "expired";
  return expired <= addDays(today, 90) ? "expiring" : "valid";
}

/** Whole days from one yyyy-MM-dd to another. */
export const daysBetween = (from: string, to: string) => dayNumber(to) - dayNumber(from);

/** All but the last four characters hidden, for readers who may not see identity numbers. */
export const masked = (value: string) => value.slice(-4).padStart(value.length, "•");

/** Whole years between two dates. */
export function ageOn(dateOfBirth: string, today: string): number {
  return Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4)) - (today.slice(5) < dateOfBirth.slice(5) ? 1 : 0);
}
