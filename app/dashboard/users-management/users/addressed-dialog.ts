import type { UserFormProps } from "@/components/features/users/management/user-form";
import type { RoleOption } from "@/components/features/users/management/form-values";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { can, type UserActor } from "@/lib/access/actor";
import { getProfile } from "@/lib/features/users/profile/get-profile";
import { getLinkedRecords } from "@/lib/features/users/management/get-linked-records";
import { load } from "@/lib/platform/transport/page";

/** Load the data of the dialog that the address opens (?user= edits, ?add=1 adds); null when closed. */
export async function loadAddressedDialog(
  params: SearchParams,
  actor: UserActor,
  roles: RoleOption[],
): Promise<UserFormProps | null> {
  const userId = Number(valueOf(params, "user"));
  const isEdit = Number.isInteger(userId) && userId > 0;
  if (!isEdit && valueOf(params, "add") !== "1") return null;
  const [user, links] = isEdit
    ? await Promise.all([load(getProfile, { userId }), load(getLinkedRecords, { userId })])
    : [null, null];
  return {
    user,
    links,
    roles,
    ownDivision: actor.divisionId,
    isSelf: user?.userId === actor.userId,
    mayGrantAccess: can(actor, "users:access-list"),
  };
}
