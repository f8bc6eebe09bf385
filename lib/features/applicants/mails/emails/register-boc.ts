import type { MailContent } from "@/lib/platform/mail/layout";
import { registerMail, type Recipient } from "./register-frame";

/** Build the mail that the application is under review. product 5.16 RegisterBOC */
export const registerBoc = (recipient: Recipient): MailContent =>
  registerMail(recipient, (t) => ({
    title: t("applicants.mail.bocTitle", { number: recipient.registrationNumber }),
    paragraphs: [t("applicants.mail.bocBody")],
  }));
