import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { mails } from "@/db/schema/mail";
import { notFound } from "@/lib/platform/errors";
import { resendMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { mailQueued, resendFailedMailInput } from "./schema";

/** Queue a failed mail again. @throws not-found for one that is not failed any more */
export const resendFailedMail = write({
  name: "status.resend-mail",
  access: "status:act",
  input: resendFailedMailInput,
  output: mailQueued,
  async run({ db, audit }, { mailId }) {
    const [mail] = await db
      .select({ id: mails.id, type: mails.type, recipient: mails.recipient })
      .from(mails)
      .where(and(eq(mails.id, mailId), isNotNull(mails.failedAt), isNull(mails.sentAt)))
      .for("update");
    if (!mail) throw notFound();
    await resendMail(db, mail.id);
    audit({ subject: mail.id, after: { type: mail.type } });
    return { recipient: mail.recipient };
  },
});
