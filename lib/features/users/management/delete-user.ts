import { eq } from "drizzle-orm";
import { violatesForeignKey } from "@/db/query-failure";
import { users } from "@/db/schema/users";
import { AppError, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { assertRole, auditedUser, lockUser } from "../queries";
import { deleteUserInput, userChanged } from "../schema";

/**
 * Delete an account without records; others are deactivated instead. @throws rule, forbidden for oneself, conflict when
 * the role has changed
 */
export const deleteUser = write({
  name: "users.delete",
  access: "users:write",
  input: deleteUserInput,
  output: userChanged,
  async run({ db, actor, locale, audit }, { userId, role }) {
    const before = await lockUser(db, actor, userId);
    if (actor.kind === "user" && actor.userId === userId) throw new AppError("forbidden", "users.notOneself");
    await assertRole({ db, locale }, before, role);
    await db
      .transaction((step) => step.delete(users).where(eq(users.id, userId)))
      .catch((error: unknown) => {
        throw violatesForeignKey(error) ? refused("users.hasRecords") : error;
      });
    audit({ subject: userId, before: auditedUser(before), divisionId: before.divisionId });
    return { userId };
  },
});
