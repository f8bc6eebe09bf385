import { daysPassed } from "@/lib/platform/calendar/instants";
import type { Person } from "../queries";

/**
 * How many days a new email address counts as recent. Until then alerts also go to the earlier addresses. product 5.16
 * BankChangeAlert
 */
export const recentDays = 90;

type Addresses = Pick<Person, "email" | "formerEmail" | "emailChangedAt">;

const isRecent = (changedAt: Date | null, now: Date) => changedAt !== null && daysPassed(changedAt, now) < recentDays;

const maxFormerAddresses = 5;

/** List the addresses before a recent change, oldest first: the trusted one and those in between. */
export const formerAddresses = ({ formerEmail }: Pick<Addresses, "formerEmail">): string[] =>
  formerEmail?.split(" ").filter(Boolean) ?? [];

/**
 * Return the former addresses to store when the email changes. After several changes in a row the first address stays,
 * and with it the last ones.
 */
export function formerEmailAfterChange(
  current: Addresses,
  email: string | null | undefined,
  now: Date,
): Partial<Addresses> {
  if (email === undefined || email === current.email) return {};
  const [first, ...between] = isRecent(current.emailChangedAt, now) ? formerAddresses(current) : [];
  const last = current.email === null ? [] : [current.email];
  const addresses = first === undefined ? last : [first, ...[...between, ...last].slice(1 - maxFormerAddresses)];
  return { formerEmail: addresses.length > 0 ? [...new Set(addresses)].join(" ") : null, emailChangedAt: now };
}

/**
 * List the recipients of a bank account alert: the person's address, the account's, and those before a recent change.
 */
export function alertAddresses(
  { email, emailChangedAt, ...former }: Addresses,
  accountEmail: string | null,
  now: Date,
): string[] {
  const addresses = [email, accountEmail, ...(isRecent(emailChangedAt, now) ? formerAddresses(former) : [])];
  return [...new Set(addresses.flatMap((address) => (address ? [address.toLowerCase()] : [])))];
}
