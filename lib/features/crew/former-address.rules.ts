import { daysPassed } from "@/lib/platform/calendar/instants";
import type { Person } from "./queries";

/** How long a new e-mail address counts as recent: until then alerts go to the one before as well. product 5.16 BankChangeAlert */
export const recentDays = 90;

type Addresses = Pick<Person, "email" | "formerEmail" | "emailChangedAt">;

const isRecent = (changedAt: Date | null, now: Date) => changedAt !== null && daysPassed(changedAt, now) < recentDays;

/** What a change of address leaves behind: the address before it. Changing it twice in a row does not push the first one out. */
export function keptFormerEmail(held: Addresses, email: string | null | undefined, now: Date): Partial<Addresses> {
  if (email === undefined || email === held.email) return {};
  const isKept = held.formerEmail !== null && isRecent(held.emailChangedAt, now);
  return { formerEmail: isKept ? held.formerEmail : held.email, emailChangedAt: now };
}

/** Where an alert about a bank account goes: the person's address, the account's, and the one in use before a recent change. */
export function alertAddresses(
  { email, formerEmail, emailChangedAt }: Addresses,
  accountEmail: string | null,
  now: Date,
): string[] {
  const known = [email, accountEmail, isRecent(emailChangedAt, now) ? formerEmail : null];
  return [...new Set(known.flatMap((address) => (address ? [address.toLowerCase()] : [])))];
}
