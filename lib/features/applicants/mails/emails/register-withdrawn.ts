import type { MailContent } from "@/lib/platform/mail/layout";
import { registerMail, type Recipient } from "./register-frame";

/** Confirms a withdrawal. product 5.16 RegisterWithdrawn */
export const registerWithdrawn = (recipient: Recipient): MailContent =>
  registerMail(recipient, (t) => ({
    title: t("applicants.mail.withdrawnTitle", { number: recipient.registrationNumber }),
    paragraphs: [t("applicants.mail.withdrawnBody"), t("applicants.mail.withdrawnNext")],
  }));
