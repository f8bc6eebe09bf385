import { roles, type Role, type SubRole } from "@/db/enums/users";
import type { UserActor } from "@/lib/access/actor";
import { ceilingOf, type Tag } from "@/lib/access/tags";
import { divisionOfRole, isAmong, type Group } from "@/lib/access/roles";

export { divisionOfRole };

const isRoleAmong = (role: Role, group: Group) => isAmong({ role, subRole: null }, group);

/** Check whether a role has a sub-role: crewmarine and crewtanker (document 1 §5). */
export const needsSubRole = (role: Role) => isRoleAmong(role, "crew-members");

export const isProtected = (role: Role) => isRoleAmong(role, "protected-accounts");

/**
 * Return the roles this actor may assign and manage: a superadmin all, an admin those of the own division below admin.
 */
export function manageableRoles(actor: UserActor): Role[] {
  if (isAmong(actor, "superadmins")) return [...roles];
  return roles.filter((role) => !isProtected(role) && divisionOfRole(role) === actor.divisionId);
}

/** Check whether the account may deactivate itself; superadmin and admin may not (document 1 §4). */
export const mayDeactivateSelf = (role: Role) => !isProtected(role);

export const passwordSpecials = { account: "#$^+=!*()@%&", reset: "@$!%*?&" } as const;
export type PasswordForm = keyof typeof passwordSpecials;

// Common passwords that would pass the other rules, without case and punctuation.
const commonPasswords = new Set([
  "password1",
  "password12",
  "password123",
  "passw0rd",
  "p@ssw0rd",
  "p@ssword1",
  "welcome1",
  "welcome123",
  "qwerty123",
  "qwerty12",
  "admin123",
  "admin1234",
  "abcd1234",
  "abc12345",
  "letmein1",
  "indonesia1",
  "indonesia123",
  "jakarta123",
  "bismillah1",
  "bismillah123",
  "sayang123",
  "rahasia123",
  "changeme1",
  "iloveyou1",
  "monkey123",
  "dragon123",
  "sunshine1",
  "football1",
  "master123",
  "nakhoda1",
  "pelaut123",
]);

const passwordRules = ["length", "lower", "upper", "digit", "special", "uncommon"] as const;
export type PasswordRule = (typeof passwordRules)[number];

function isCommon(password: string): boolean {
  const bare = password.toLowerCase().replace(/[^a-z0-9@]+$/, "");
  return commonPasswords.has(bare) || commonPasswords.has(bare.replace(/@$/, ""));
}

/**
 * Return the rules a new password breaks, in display order: 8 characters to 72 bytes, lower case, upper case, digit,
 * one of the form's own special characters, and no common password. Document 1 §5.
 */
export function brokenPasswordRules(password: string, form: PasswordForm): PasswordRule[] {
  const isSatisfied: Record<PasswordRule, boolean> = {
    length: password.length >= 8 && new TextEncoder().encode(password).length <= 72,
    lower: /[a-z]/.test(password),
    upper: /[A-Z]/.test(password),
    digit: /\d/.test(password),
    special: [...password].some((character) => passwordSpecials[form].includes(character)),
    uncommon: !isCommon(password),
  };
  return passwordRules.filter((rule) => !isSatisfied[rule]);
}

/** Limit a list of menu entries to those the role may open. null is all of them. */
export function withinCeiling({ role, subRole }: { role: Role; subRole: SubRole | null }, requested: Tag[] | null) {
  const ceiling = ceilingOf(role, subRole);
  return requested && requested.filter((tag) => ceiling.includes(tag));
}

/** Return the required sub-role: the given one for crew roles, none for others. */
export const subRoleFor = (role: Role, subRole: SubRole | null): SubRole | null =>
  needsSubRole(role) ? subRole : null;

const isPrincipal = (role: Role) => isRoleAmong(role, "principals");

/** The record linked to an account, by the documents' names. */
export type AccountLinks = { crewId: number | null; vesselId: number | null; principalId: number | null };
export const noLinks: AccountLinks = { crewId: null, vesselId: null, principalId: null };

/** Return the required link of a role: a person for crew, a principal for principal accounts. Document 1 §3. */
export const neededLink = (role: Role): "crewId" | "principalId" | null =>
  needsSubRole(role) ? "crewId" : isPrincipal(role) ? "principalId" : null;

/** Only a head's account has a vessel of its own, used while the person is on board of none. */
export const canNameVessel = (role: Role, subRole: SubRole | null) => isAmong({ role, subRole }, "heads");

/** Limit links to those the role uses. */
export const linksFor = (
  role: Role,
  subRole: SubRole | null,
  { crewId, vesselId, principalId }: AccountLinks,
): AccountLinks => ({
  crewId: needsSubRole(role) ? crewId : null,
  vesselId: canNameVessel(role, subRole) ? vesselId : null,
  principalId: isPrincipal(role) ? principalId : null,
});

/**
 * Check whether an account has its required link. Accounts from before links existed work without, but see no records.
 */
export function isLinked(role: Role, links: AccountLinks): boolean {
  const needed = neededLink(role);
  return needed === null || links[needed] !== null;
}

/** Text that distinguishes two persons with the same name. */
export const detailOf = ({ number, position }: { number: string; position: string | null }) =>
  [number, position].filter(Boolean).join(" · ");
