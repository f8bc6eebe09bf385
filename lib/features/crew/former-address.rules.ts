import { daysPassed } from "@/lib/platform/calendar/instants";
import type { Person } from "./queries";

/** How long a new e-mail address counts as recent: until then alerts go to those before as well. product 5.16 BankChangeAlert */
export const recentDays = 90;

type Addresses = Pick<Person, "email" | "formerEmail" | "emailChangedAt">;

const isRecent = (changedAt: Date | null, now: Date) => changedAt !== null && daysPassed(changedAt, now) < recentDays;

const mostKept = 5;

/** The addresses before a recent change, the oldest first: the one that was old enough to be trusted, and those in between. */
export const formerAddresses = ({ formerEmail }: Pick<Addresses, "formerEmail">): string[] =>
  formerEmail?.split(" ").filter(Boolean) ?? [];

/** What a change of address leaves behind: the addresses before it. However often it is changed in a row, the first one stays, and with it the last ones in between. */
export function keptFormerEmail(held: Addresses, email: string | null | undefined, now: Date): Partial<Addresses> {
  if (email === undefined || email === held.email) return {};
  const [first, ...between] = isRecent(held.emailChangedAt, now) ? formerAddresses(held) : [];
  const last = held.email === null ? [] : [held.email];
  const kept = first === undefined ? last : [first, ...[...between, ...last].slice(1 - mostKept)];
  return { formerEmail: kept.length > 0 ? [...new Set(kept)].join(" ") : null, emailChangedAt: now };
}

/** Where an alert about a bank account goes: the person's address, the account's, and those in use before a recent change. */
export function alertAddresses(
  { email, emailChangedAt, ...former }: Addresses,
  accountEmail: string | null,
  now: Date,
): string[] {
  const known = [email, accountEmail, ...(isRecent(emailChangedAt, now) ? formerAddresses(former) : [])];
  return [...new Set(known.flatMap((address) => (address ? [address.toLowerCase()] : [])))];
}
