import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { hashSecret } from "@/db/hash-secret";
import { passwordLinks, users } from "@/db/schema/users";
import { spendCaptcha, spendGate } from "@/lib/platform/captcha/gate";
import { limitRate } from "@/lib/platform/limits/rate-limit";
import { AppError, refused } from "@/lib/platform/errors";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { accountMail } from "../emails/account";
import { endAccess, hashPassword } from "../queries";
import { accepted, resetPasswordInput } from "../schema";

/** Set a password with a mailed link, and end every session. @throws rule for a link that no longer works */
export const resetPassword = write({
  name: "users.reset-password",
  access: "public",
  input: resetPasswordInput,
  output: accepted,
  admit: ({ db, address, now }) => limitRate(db, { name: "reset", subject: address, max: 20, seconds: 3_600, now }),
  async run({ db, address, now, audit }, { email, token, newPassword, t }) {
    if (!(await spendCaptcha(db, t, address)) && !(await spendGate(db, t, now)))
      throw new AppError("invalid", "captcha.invalid", {}, [{ path: "t", message: "captcha.invalid" }]);
    const [row] = await db
      .select({ link: passwordLinks, user: users })
      .from(passwordLinks)
      .innerJoin(
        users,
        and(eq(users.id, passwordLinks.userId), isNull(users.deactivatedAt), eq(sql`lower(${users.email})`, email)),
      )
      .where(
        and(
          eq(passwordLinks.tokenHash, hashSecret(token)),
          isNull(passwordLinks.usedAt),
          gt(passwordLinks.expiresAt, now),
        ),
      )
      .for("update");
    if (!row) throw refused("users.linkExpired");
    const { user } = row;
    await db.update(passwordLinks).set({ usedAt: now }).where(eq(passwordLinks.id, row.link.id));
    await db
      .update(users)
      .set({ passwordHash: await hashPassword(newPassword) })
      .where(eq(users.id, user.id));
    await endAccess(db, user.id);
    const language = user.language ?? "en";
    await enqueueMail(db, {
      type: "PasswordChanged",
      subject: { type: "user", id: user.id, version: user.sessionVersion },
      recipient: user.email,
      language,
      content: accountMail("passwordChanged", user, language),
    });
    audit({ subject: user.id, divisionId: user.divisionId });
    return { accepted: true as const };
  },
});
