import { type Role, type SubRole } from "@/db/enums/users";
import { ceilingOf, isOfDivision, type Tag } from "@/lib/access/tags";
import { divisionOfRole, needsSubRole, linksFor, type AccountLinks } from "@/lib/features/users/rules";
import type { Profile, LinkedRecords } from "@/lib/features/users/schema";

export type RoleOption = { value: Role; label: string };
/** Values of both forms, adding and editing. Each schema takes what it knows. */
export type UserValues = AccountLinks & {
  userId: number;
  email: string;
  invite: "true" | "false";
  password: string;
  firstName: string;
  lastName: string;
  role: string;
  subRole: string;
  divisionId: string;
  isActive: boolean;
  isDefault: boolean;
  accessList: Tag[];
};

/** The menu tags that the role may open in its division. */
export function offeredTags(role: Role, subRole: SubRole | null): Tag[] {
  const division = divisionOfRole(role);
  return ceilingOf(role, subRole).filter((tag) => division === null || isOfDivision(tag, division));
}

export const subRoleOf = (text: string): SubRole | null => (text === "head" || text === "crew" ? text : null);

const blank: UserValues = {
  userId: 0,
  email: "",
  invite: "true",
  password: "",
  firstName: "",
  lastName: "",
  role: "",
  subRole: "",
  divisionId: "",
  isActive: true,
  isDefault: true,
  accessList: [],
  crewId: null,
  vesselId: null,
  principalId: null,
};

/** Initial values of the form. Without an own access list all tags of the role are selected. */
export function valuesOf(user: Profile | null, links: LinkedRecords | null): UserValues {
  if (!user) return blank;
  const {
    userId,
    email,
    firstName,
    lastName,
    role,
    subRole,
    divisionId,
    isActive,
    accessIsDefault: isDefault,
    userAccessList,
  } = user;
  const accessList = offeredTags(role, subRole).filter((tag) => userAccessList.includes(tag));
  const linked = {
    crewId: links?.employee?.id ?? null,
    vesselId: links?.vessel?.id ?? null,
    principalId: links?.principal?.id ?? null,
  };
  return {
    ...blank,
    ...linked,
    userId,
    email,
    firstName,
    lastName: lastName ?? "",
    role,
    subRole: subRole ?? "",
    divisionId: String(divisionId),
    isActive,
    isDefault,
    accessList,
  };
}

const subRoleFor = (role: Role, { subRole }: UserValues) => (needsSubRole(role) ? subRoleOf(subRole) : null);

/** Build the new user, with a typed password or an invitation. */
export function newUserOf(values: UserValues, role: Role) {
  const { email, firstName, lastName, divisionId } = values;
  const invite = values.invite === "true";
  const subRole = subRoleFor(role, values);
  return {
    email,
    invite,
    password: invite ? null : values.password,
    firstName,
    lastName,
    role,
    subRole,
    divisionId,
    ...linksFor(role, subRole, values),
  };
}

/** Return the account links that changed. Unchanged ones are left out. */
function changedLinks(
  role: Role,
  subRole: SubRole | null,
  values: UserValues,
  before: UserValues,
): Partial<AccountLinks> {
  const { crewId, vesselId, principalId } = linksFor(role, subRole, values);
  return {
    ...(crewId === before.crewId ? {} : { crewId }),
    ...(vesselId === before.vesselId ? {} : { vesselId }),
    ...(principalId === before.principalId ? {} : { principalId }),
  };
}

/** Build the changes. Status and access list are sent only when changed, so that a corrected name signs no one out. */
export function changesOf(values: UserValues, before: UserValues, role: Role, oldRole: Role) {
  const { userId, firstName, lastName, divisionId, isActive, isDefault } = values;
  const subRole = subRoleFor(role, values);
  const accessList = offeredTags(role, subRole).filter((tag) => values.accessList.includes(tag));
  const isOtherRole = role !== oldRole || (subRole ?? "") !== before.subRole;
  const isAccessChanged =
    isOtherRole ||
    isDefault !== before.isDefault ||
    (!isDefault && values.accessList.join() !== before.accessList.join());
  return {
    userId,
    oldRole,
    newRole: role,
    firstName,
    lastName,
    subRole,
    divisionId: divisionOfRole(role) === null ? divisionId : null,
    ...changedLinks(role, subRole, values, before),
    ...(isActive === before.isActive ? {} : { isActive }),
    ...(isAccessChanged ? { accessList: isDefault ? null : accessList } : {}),
  };
}
