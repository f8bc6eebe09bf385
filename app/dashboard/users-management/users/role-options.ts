import { getTranslations } from "next-intl/server";
import type { RoleOption } from "@/components/features/users/management/form-values";
import type { UserActor } from "@/lib/access/actor";
import { manageableRoles } from "@/lib/features/users/rules";

/**
 * Return the roles that the user may assign: all for a superadmin, those below admin in the own division for an
 * admin.
 */
export async function roleOptionsOf(actor: UserActor): Promise<RoleOption[]> {
  const t = await getTranslations("users.roles");
  return manageableRoles(actor).map((role) => ({ value: role, label: t(role) }));
}
