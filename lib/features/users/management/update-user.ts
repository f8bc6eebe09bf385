import { eq } from "drizzle-orm";
import { users } from "@/db/schema/users";
import type { Tag } from "@/lib/access/tags";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { assertRole, auditedUser, endAccess, lockUser } from "../queries";
import { divisionOfRole, isProtected, manageableRoles, subRoleFor, withinCeiling } from "../rules";
import { updateUserInput, userChanged } from "../schema";
import { changeLinks, linkColumns } from "./account-links.queries";

type User = typeof users.$inferSelect;

/** A new role starts with all its menu entries; a list never exceeds the role. */
function accessAfter(
  before: User,
  { role, subRole }: Pick<User, "role" | "subRole">,
  requested: Tag[] | null | undefined,
) {
  if (requested === undefined) return role === before.role && subRole === before.subRole ? before.accessList : null;
  return withinCeiling({ role, subRole }, requested);
}

/**
 * Change names, role, sub-role, links, access list or activity of an account. Any change but a name ends the sessions
 * at their next request.
 * @throws forbidden for a role above the actor or one's own account, conflict when oldRole is stale, invalid or
 * conflict for a link
 */
export const updateUser = write({
  name: "users.update",
  access: "users:write",
  input: updateUserInput,
  output: userChanged,
  async run(
    { db, actor, now, locale, audit },
    { userId, oldRole, role, subRole, divisionId, isActive, firstName, lastName, accessList, ...links },
  ) {
    const before = await lockUser(db, actor, userId);
    if (actor.kind !== "user" || !manageableRoles(actor).includes(role))
      throw new AppError("forbidden", "users.roleAbove");
    if (actor.userId === userId && (role !== before.role || isActive === false))
      throw new AppError("forbidden", "users.notOneself");
    await assertRole({ db, locale }, before, oldRole);
    if (isActive === false && isProtected(before.role)) throw new AppError("forbidden", "users.protected");
    const deactivation =
      isActive === undefined
        ? {}
        : isActive
          ? { deactivatedAt: null, deactivatedBy: null }
          : { deactivatedAt: before.deactivatedAt ?? now, deactivatedBy: actor.userId };
    const names = {
      ...(firstName === undefined ? {} : { firstName }),
      ...(lastName === undefined ? {} : { lastName }),
    };
    const place = {
      role,
      subRole: subRoleFor(role, subRole),
      divisionId: divisionOfRole(role) ?? divisionId ?? before.divisionId,
    };
    const linked = linkColumns(await changeLinks(db, before, place, links));
    const [after] = await db
      .update(users)
      .set({ ...names, ...place, ...linked, ...deactivation, accessList: accessAfter(before, place, accessList) })
      .where(eq(users.id, userId))
      .returning();
    if (!after) throw new Error("user was not stored");
    const changed = JSON.stringify(auditedUser(after)) !== JSON.stringify(auditedUser(before));
    if (changed) await endAccess(db, userId);
    audit({ subject: userId, before: auditedUser(before), after: auditedUser(after), divisionId: after.divisionId });
    return { userId };
  },
});
