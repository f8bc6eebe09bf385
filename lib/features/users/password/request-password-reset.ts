import { encrypt } from "@/db/encryption";
import { addJob } from "@/db/queue";
import { spendCaptcha, spendGate } from "@/lib/platform/captcha/gate";
import { limitRate } from "@/lib/platform/limits/rate-limit";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { accepted, requestResetInput } from "../schema";

/**
 * Request a mail with a link to set a new password within an hour, at most three times an hour per address.
 * A job looks up the address, so that answer and timing are the same for every address. @throws invalid for the captcha
 * only
 */
export const requestPasswordReset = write({
  name: "users.request-password-reset",
  access: "public",
  input: requestResetInput,
  output: accepted,
  admit: ({ db, address, now }) =>
    limitRate(db, { name: "reset-request", subject: address, max: 10, seconds: 3_600, now }),
  async run({ db, address, now, locale, unchanged }, { email, t }) {
    if (!(await spendCaptcha(db, t, address)) && !(await spendGate(db, t, now)))
      throw new AppError("invalid", "captcha.invalid", {}, [{ path: "t", message: "captcha.invalid" }]);
    await limitRate(db, { name: "reset-account", subject: email, max: 3, seconds: 3_600, now });
    await addJob(db, "send-password-reset", { address: encrypt(Buffer.from(email)).toString("base64"), locale });
    unchanged();
    return { accepted: true as const };
  },
});
