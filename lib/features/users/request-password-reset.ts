import { and, eq, isNull, sql } from "drizzle-orm";
import { users } from "@/db/schema/users";
import { spendCaptcha, spendGate } from "@/lib/platform/captcha/gate";
import { limitRate } from "@/lib/platform/limits/rate-limit";
import { AppError } from "@/lib/platform/errors";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { accountMail } from "./emails/account";
import { issuePasswordLink } from "./queries";
import { accepted, requestResetInput } from "./schema";

/**
 * Mails a link that sets a new password within the hour, three times an hour to one address. The answer is the same for
 * every address, known or not. @throws invalid for the captcha only
 */
export const requestPasswordReset = write({
  name: "users.request-password-reset",
  access: "public",
  input: requestResetInput,
  output: accepted,
  admit: ({ db, address, now }) =>
    limitRate(db, { name: "reset-request", subject: address, most: 10, seconds: 3_600, now }),
  async run({ db, address, now, locale, audit, unchanged }, { email, t }) {
    if (!(await spendCaptcha(db, t, address)) && !(await spendGate(db, t, now)))
      throw new AppError("invalid", "captcha.invalid", {}, [{ path: "t", message: "captcha.invalid" }]);
    await limitRate(db, { name: "reset-account", subject: email, most: 3, seconds: 3_600, now });
    const [user] = await db
      .select()
      .from(users)
      .where(and(eq(sql`lower(${users.email})`, email), isNull(users.deactivatedAt)));
    if (!user) {
      unchanged();
      return { accepted: true as const };
    }
    const { token, linkId } = await issuePasswordLink(db, user.id, "reset", now);
    const language = user.language ?? locale;
    await enqueueMail(db, {
      type: "PasswordReset",
      subject: { type: "user", id: user.id, version: linkId },
      recipient: user.email,
      language,
      content: accountMail("reset", user, language, token),
    });
    audit({ subject: user.id, divisionId: user.divisionId });
    return { accepted: true as const };
  },
});
