import type { MailContent } from "@/lib/platform/mail/layout";
import { calledOff } from "./appointment-cancelled";
import { registerMail, type Recipient } from "./register-frame";

type Ended = { keepsData: boolean; appointments: Parameters<typeof calledOff>[1] };

/**
 * Build the rejection mail: thanks, cancelled appointments and data retention, without a reason. product 5.16
 * RegisterFailed
 */
export const registerFailed = (recipient: Recipient, { keepsData, appointments }: Ended): MailContent =>
  registerMail(recipient, (t) => ({
    title: t("applicants.mail.failedTitle", { number: recipient.registrationNumber }),
    paragraphs: [
      t("applicants.mail.failedBody"),
      ...calledOff(t, appointments, recipient),
      t(keepsData ? "applicants.mail.failedKept" : "applicants.mail.failedErased"),
    ],
  }));
