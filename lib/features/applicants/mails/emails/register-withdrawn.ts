import type { MailContent } from "@/lib/platform/mail/layout";
import { calledOff } from "./appointment-cancelled";
import { registerMail, type Recipient } from "./register-frame";

/** Confirms a withdrawal, and what is off with it. product 5.16 RegisterWithdrawn */
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
