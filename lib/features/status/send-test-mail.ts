import { AppError } from "@/lib/platform/errors";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { testMail } from "./emails/test-mail";
import { mailQueued, sendTestMailInput } from "./schema";

/**
 * Send a test mail to the user through the queue, which proves the whole way. @throws forbidden for actors that are not
 * users
 */
export const sendTestMail = write({
  name: "status.send-test-mail",
  access: "status:act",
  input: sendTestMailInput,
  output: mailQueued,
  async run({ db, actor, now, locale, audit }) {
    if (actor.kind !== "user") throw new AppError("forbidden", "errors.forbidden");
    await enqueueMail(db, {
      type: "TestMail",
      // One mail a second of the same person at most.
      subject: { type: "user", id: actor.userId, version: Math.floor(now.getTime() / 1_000) % 2_000_000_000 },
      recipient: actor.email,
      language: locale,
      content: testMail(actor.name, locale),
    });
    audit({ subject: actor.userId, after: { type: "TestMail" } });
    return { recipient: actor.email };
  },
});
