import { getTranslations } from "next-intl/server";
import type { RoleOption } from "@/components/features/users/management/form-values";
import type { RoleGroup } from "@/components/features/users/management/role-filter";
import type { UserActor } from "@/lib/access/actor";
import { divisionOfRole, manageableRoles } from "@/lib/features/users/rules";

/** The roles this person may give: all for a superadmin, those of the own division below admin for an admin. */
export async function roleOptionsOf(actor: UserActor): Promise<RoleOption[]> {
  const t = await getTranslations("users.roles");
  return manageableRoles(actor).map((role) => ({ value: role, label: t(role) }));
}

/** The same under their divisions; with one division only there is nothing to tell apart. */
export async function groupsOf(roles: RoleOption[]): Promise<RoleGroup[]> {
  const t = await getTranslations("users.divisions");
  const of = (division: 1 | 2 | null) => roles.filter(({ value }) => divisionOfRole(value) === division);
  const groups = [
    { label: "", roles: of(null) },
    { label: t("1"), roles: of(1) },
    { label: t("2"), roles: of(2) },
  ].filter((group) => group.roles.length > 0);
  return groups.length === 1 ? groups.map((group) => ({ ...group, label: "" })) : groups;
}
