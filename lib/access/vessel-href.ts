import { can, type UserActor } from "./actor";
import { grantOf } from "./permissions";

/** A vessel's page, for who may open every vessel of the division or answers for this one; null else. */
export function vesselHref(user: UserActor, vesselId: number | null): string | null {
  if (vesselId === null || !can(user, "vessels:view")) return null;
  const isOpen = grantOf(user.role, user.subRole, "vessels:view") === "Y" || user.vesselId === vesselId;
  return isOpen ? `/dashboard/vessel-management/${vesselId}/details` : null;
}
