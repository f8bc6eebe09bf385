import { and, eq, isNull } from "drizzle-orm";
import { users } from "@/db/schema/users";
import { can, userIdOf } from "@/lib/access/actor";
import { AppError, notFound } from "@/lib/platform/errors";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { accountMail } from "../emails/account";
import { endAccess, lockUser } from "../queries";
import { isProtected } from "../rules";
import { userChanged, userIdInput } from "../schema";

/** Deactivate the user's own account or a managed one, but no superadmin or admin account. Document 1 §4. */
export const deactivateUser = write({
  name: "users.deactivate",
  access: "signed-in",
  input: userIdInput,
  output: userChanged,
  async run({ db, actor, now, audit }, { userId }) {
    const isSelf = actor.kind === "user" && actor.userId === userId;
    if (isSelf && !can(actor, "users:deactivate-self")) throw new AppError("forbidden", "users.protected");
    if (!isSelf) {
      const target = await lockUser(db, actor, userId);
      if (isProtected(target.role)) throw new AppError("forbidden", "users.protected");
    }
    const deactivatedBy = userIdOf(actor);
    const [after] = await db
      .update(users)
      .set({ deactivatedAt: now, deactivatedBy })
      .where(and(eq(users.id, userId), isNull(users.deactivatedAt)))
      .returning();
    if (!after) throw notFound("users.notFound");
    await endAccess(db, userId);
    const language = after.language ?? "en";
    await enqueueMail(db, {
      type: "AccountDeactivated",
      subject: { type: "user", id: userId, version: after.sessionVersion },
      recipient: after.email,
      language,
      content: accountMail("deactivated", after, language),
    });
    audit({ subject: userId, after: { deactivatedAt: now }, divisionId: after.divisionId });
    return { userId };
  },
});
