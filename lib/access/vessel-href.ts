import { can, type UserActor } from "./actor";
import { grantOf } from "./permissions";

/**
 * Link to a vessel's page for users who may open every vessel of the division or are responsible for this one; else
 * null.
 */
export function vesselHref(user: UserActor, vesselId: number | null): string | null {
  if (vesselId === null || !can(user, "vessels:view")) return null;
  const isOpen = grantOf(user.role, user.subRole, "vessels:view") === "Y" || user.vesselId === vesselId;
  return isOpen ? `/dashboard/vessel-management/${vesselId}/details` : null;
}
