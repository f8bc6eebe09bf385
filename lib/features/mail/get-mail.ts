import { asc, eq } from "drizzle-orm";
import { mailAttachments, mails } from "@/db/schema/mail";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { isMailboxOpen } from "./rules";
import { mailDetail, mailById } from "./schema";

/** Read one mail of the demo with its attachments. @throws not-found outside the demo */
export const getMail = read({
  name: "mail.get",
  access: "public",
  input: mailById,
  output: mailDetail,
  async run({ db }, { id }) {
    if (!isMailboxOpen(process.env)) throw notFound();
    const [mail] = await db.select().from(mails).where(eq(mails.id, id));
    if (!mail) throw notFound();
    const attached = await db
      .select()
      .from(mailAttachments)
      .where(eq(mailAttachments.mailId, id))
      .orderBy(asc(mailAttachments.sequence));
    return {
      ...mail,
      attachments: attached.map(({ name, contentType, content }) => ({
        name,
        contentType,
        size: content.length,
        base64: content.toString("base64"),
      })),
    };
  },
});
