import type { MailContent } from "@/lib/platform/mail/layout";
import { registerMail, type Recipient } from "./register-frame";

/** Thanks, and what happens to the data; never why. product 5.16 RegisterFailed */
export const registerFailed = (recipient: Recipient, { keepsData }: { keepsData: boolean }): MailContent =>
  registerMail(recipient, (t) => ({
    title: t("applicants.mail.failedTitle", { number: recipient.registrationNumber }),
    paragraphs: [
      t("applicants.mail.failedBody"),
      t(keepsData ? "applicants.mail.failedKept" : "applicants.mail.failedErased"),
    ],
  }));
