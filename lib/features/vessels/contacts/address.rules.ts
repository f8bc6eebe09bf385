import publicProviders from "email-providers/all.json";

const providers = new Set<string>(publicProviders);
export const domainOf = (email: string) => email.slice(email.lastIndexOf("@") + 1);
/** The same mailbox without a tag: "budi+1@a.example" is "budi@a.example". */
export const bareAddress = (email: string) =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, "@");

/** What is known of an address that is to answer for a principal. */
export type AddressFacts = {
  /** Accounts with this address; isOfPrincipal: of the principal asked about. */
  accounts: readonly { isOfPrincipal: boolean; isActive: boolean }[];
  /** As a contact of this principal, and whether they may answer. */
  contact: { mayAnswer: boolean } | null;
  /** A contact or the company's address of another principal. */
  isOfOther: boolean;
  /** The seafarer the question is about, by their own record. */
  isSeafarer: boolean;
  /** Addresses this principal is known by: the company's, its accounts' and its contacts'. */
  known: readonly string[];
  /** Another principal or the office uses the domain too. */
  isDomainShared: boolean;
};
type AddressProblem = "otherAccount" | "seafarer" | "mayNotAnswer" | "unknown";

/**
 * Why an address may not answer for a principal; null where it may: a contact who may answer, an account of the principal, the company's
 * own address, or a new address on its own company domain. product 5.9
 */
export function answererProblem(email: string, facts: AddressFacts): AddressProblem | null {
  const { accounts, contact, known, isOfOther, isSeafarer, isDomainShared } = facts;
  if (accounts.some(({ isOfPrincipal, isActive }) => !isOfPrincipal || !isActive)) return "otherAccount";
  if (isSeafarer) return "seafarer";
  if (contact) return contact.mayAnswer ? null : "mayNotAnswer";
  if (accounts.length > 0) return null;
  if (isOfOther) return "otherAccount";
  if (known.includes(email)) return null;
  const domain = domainOf(email);
  const isOwn = known.some((address) => domainOf(address) === domain);
  return isOwn && !isDomainShared && !providers.has(domain) ? null : "unknown";
}
