import publicProviders from "email-providers/all.json";

const providers = new Set<string>(publicProviders);
export const domainOf = (email: string) => email.slice(email.lastIndexOf("@") + 1);
/** Remove the tag of an address: "budi+1@a.example" becomes "budi@a.example". */
export const bareAddress = (email: string) =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, "@");

/** Facts about an address that would answer for a principal. */
export type AddressFacts = {
  /** Accounts with this address. isOfPrincipal: they belong to the principal. */
  accounts: readonly { isOfPrincipal: boolean; isActive: boolean }[];
  /** The principal's contact with this address, and whether they may answer. */
  contact: { mayAnswer: boolean } | null;
  /** A contact or the company address of another principal. */
  belongsToOtherPrincipal: boolean;
  /** The address of the seafarer in question, from their record. */
  isSeafarer: boolean;
  /** The principal's known addresses: company, accounts and contacts. */
  knownAddresses: readonly string[];
  /** Another principal or the office uses the same domain. */
  isDomainShared: boolean;
};
type AddressProblem = "otherAccount" | "seafarer" | "mayNotAnswer" | "unknown";

/**
 * Return why an address may not answer for a principal, or null. Allowed are contacts who may answer, the principal's
 * accounts, the company address, and new addresses on its own domain. product 5.9
 */
export function answererProblem(email: string, facts: AddressFacts): AddressProblem | null {
  const { accounts, contact, knownAddresses, belongsToOtherPrincipal, isSeafarer, isDomainShared } = facts;
  if (accounts.some(({ isOfPrincipal, isActive }) => !isOfPrincipal || !isActive)) return "otherAccount";
  if (isSeafarer) return "seafarer";
  if (contact) return contact.mayAnswer ? null : "mayNotAnswer";
  if (accounts.length > 0) return null;
  if (belongsToOtherPrincipal) return "otherAccount";
  if (knownAddresses.includes(email)) return null;
  const domain = domainOf(email);
  const isOwn = knownAddresses.some((address) => domainOf(address) === domain);
  return isOwn && !isDomainShared && !providers.has(domain) ? null : "unknown";
}
