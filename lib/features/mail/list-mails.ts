import { desc } from "drizzle-orm";
import { z } from "zod";
import { mails } from "@/db/schema/mail";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { isMailboxOpen } from "./rules";
import { listedMails } from "./schema";

/** List all mails of the demo, newest first. @throws not-found outside the demo */
export const listMails = read({
  name: "mail.list",
  access: "public",
  input: z.object({}),
  output: listedMails,
  async run({ db }) {
    if (!isMailboxOpen(process.env)) throw notFound();
    return db
      .select({
        id: mails.id,
        type: mails.type,
        recipient: mails.recipient,
        language: mails.language,
        title: mails.title,
        createdAt: mails.createdAt,
      })
      .from(mails)
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(200);
  },
});
