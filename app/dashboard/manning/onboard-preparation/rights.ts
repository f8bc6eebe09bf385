import type { ItemRights } from "@/components/features/preparation/joiners/item-links";
import { can, type UserActor } from "@/lib/access/actor";

/** What somebody may do about the items of those who prepare. */
export const itemRights = (user: UserActor): ItemRights => ({
  mcu: can(user, "preparation:mcu"),
  bjst: can(user, "preparation:bjst"),
  medical: can(user, "preparation:medical"),
  pkl: can(user, "preparation:pkl"),
  pklSigned: can(user, "preparation:pkl-signed"),
  crew: can(user, "crew:list"),
});
