import { type Role, type SubRole } from "@/db/enums/users";
import { grantOf, permissions } from "@/lib/access/permissions";
import { accessTags, tagOf } from "@/lib/access/tags";
import { needsSubRole } from "@/lib/features/users/rules";
import type { Profile } from "@/lib/features/users/schema";

export type AccessTag = (typeof accessTags)[number];
export type RoleOption = { value: Role; label: string };
/** Of both forms, adding and editing; each schema takes what it knows. */
export type UserValues = {
  userId: number;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  role: string;
  subRole: string;
  divisionId: string;
  isActive: boolean;
  isDefault: boolean;
  accessList: AccessTag[];
};

/** The menu tags a role may open at most. */
export function ceilingOf(role: Role, subRole: SubRole | null): AccessTag[] {
  const tags = new Set<string | null>(permissions.filter((permission) => grantOf(role, subRole, permission) !== "-").map(tagOf));
  return accessTags.filter((tag) => tags.has(tag));
}

export const subRoleOf = (text: string): SubRole | null => (text === "head" || text === "crew" ? text : null);

const blank: UserValues = { userId: 0, email: "", password: "", firstName: "", lastName: "", role: "", subRole: "", divisionId: "", isActive: true, isDefault: true, accessList: [] };

/** What the form starts with. Without an own access list every tag of the role is ticked. */
export function valuesOf(user: Profile | null): UserValues {
  if (!user) return blank;
  const { userId, email, firstName, lastName, role, subRole, divisionId, isActive, accessIsDefault: isDefault, userAccessList } = user;
  const accessList = ceilingOf(role, subRole).filter((tag) => userAccessList.includes(tag));
  return { ...blank, userId, email, firstName, lastName: lastName ?? "", role, subRole: subRole ?? "", divisionId: String(divisionId), isActive, isDefault, accessList };
}

/** Who is created. The division of most roles follows from the role. */
export const newUserOf = ({ email, password, firstName, lastName, subRole, divisionId }: UserValues, role: Role) => ({
  email,
  password,
  firstName,
  lastName,
  role,
  subRole: needsSubRole(role) ? subRoleOf(subRole) : null,
  divisionId: role === "superadmin" ? divisionId : null,
});

/** What is changed: status and access list only where they differ, so that a corrected name signs nobody out. */
export function changesOf(values: UserValues, before: UserValues, role: Role, oldRole: Role) {
  const { userId, firstName, lastName, divisionId, isActive, isDefault } = values;
  const subRole = needsSubRole(role) ? subRoleOf(values.subRole) : null;
  const accessList = ceilingOf(role, subRole).filter((tag) => values.accessList.includes(tag));
  const isAccessChanged = isDefault !== before.isDefault || (!isDefault && values.accessList.join() !== before.accessList.join());
  return {
    userId,
    oldRole,
    newRole: role,
    firstName,
    lastName,
    subRole,
    divisionId: role === "superadmin" ? divisionId : null,
    ...(isActive === before.isActive ? {} : { isActive }),
    ...(isAccessChanged ? { accessList: isDefault ? null : accessList } : {}),
  };
}
