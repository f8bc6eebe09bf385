import type { ItemRights } from "@/components/features/preparation/joiners/item-links";
import { can, type UserActor } from "@/lib/access/actor";

/** Return what the user may do with preparation items. */
export const itemRights = (user: UserActor): ItemRights => ({
  mcu: can(user, "preparation:mcu"),
  bjst: can(user, "preparation:bjst"),
  medical: can(user, "preparation:medical"),
  pkl: can(user, "preparation:pkl"),
  pklSigned: can(user, "preparation:pkl-signed"),
  crew: can(user, "crew:list"),
});
