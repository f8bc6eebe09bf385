import type { MailContent } from "@/lib/platform/mail/layout";
import { calledOff } from "./appointment-cancelled";
import { registerMail, type Recipient } from "./register-frame";

/** Build the withdrawal confirmation with cancelled appointments. product 5.16 RegisterWithdrawn */
export const registerWithdrawn = (
  recipient: Recipient,
  { appointments }: { appointments: Parameters<typeof calledOff>[1] },
): MailContent =>
  registerMail(recipient, (t) => ({
    title: t("applicants.mail.withdrawnTitle", { number: recipient.registrationNumber }),
    paragraphs: [
      t("applicants.mail.withdrawnBody"),
      ...calledOff(t, appointments, recipient),
      t("applicants.mail.withdrawnNext"),
    ],
  }));
