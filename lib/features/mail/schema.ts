import { z } from "zod";
import { recordId } from "@/lib/platform/validation";

export const mailById = z.object({ id: recordId });

const listedMail = z.object({
  id: z.number(),
  type: z.string(),
  recipient: z.string(),
  language: z.enum(["en", "id"]),
  title: z.string(),
  createdAt: z.date(),
});
export const listedMails = z.array(listedMail);
export type ListedMail = z.output<typeof listedMail>;

const attachment = z.object({ name: z.string(), contentType: z.string(), size: z.number(), base64: z.string() });
export const mailDetail = listedMail.extend({ html: z.string(), plain: z.string(), attachments: z.array(attachment) });
export type MailDetail = z.output<typeof mailDetail>;
