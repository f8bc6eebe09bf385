import { eq } from "drizzle-orm";
import { verify } from "@node-rs/argon2";
import { users } from "@/db/schema/users";
import { userActorOf } from "@/lib/platform/access";
import { AppError } from "@/lib/platform/errors";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { limitRate } from "@/lib/platform/limits/rate-limit";
import { accountMail } from "../emails/account";
import { endAccess, hashPassword } from "../queries";
import { changePasswordInput, userChanged } from "../schema";

const wrongPasswordError = () =>
  new AppError("rule", "users.oldPasswordWrong", {}, [{ path: "oldPassword", message: "users.oldPasswordWrong" }]);

/** Change the user's own password and end all sessions and tokens. @throws rule for a wrong old password */
export const changePassword = write({
  name: "users.change-password",
  access: "signed-in",
  input: changePasswordInput,
  output: userChanged,
  async admit({ db, actor, now }) {
    if (actor.kind === "user")
      await limitRate(db, { name: "change-password", subject: String(actor.userId), max: 10, seconds: 900, now });
  },
  async run({ db, actor, audit }, { oldPassword, newPassword }) {
    const { userId } = userActorOf(actor);
    const [user] = await db.select().from(users).where(eq(users.id, userId)).for("update");
    if (!user?.passwordHash || !(await verify(user.passwordHash, oldPassword))) throw wrongPasswordError();
    await db
      .update(users)
      .set({ passwordHash: await hashPassword(newPassword) })
      .where(eq(users.id, userId));
    await endAccess(db, userId);
    const language = user.language ?? "en";
    await enqueueMail(db, {
      type: "PasswordChanged",
      subject: { type: "user", id: userId, version: user.sessionVersion },
      recipient: user.email,
      language,
      content: accountMail("passwordChanged", user, language),
    });
    audit({ subject: userId, divisionId: user.divisionId });
    return { userId };
  },
});
