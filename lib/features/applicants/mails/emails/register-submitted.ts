import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import type { MailContent } from "@/lib/platform/mail/layout";
import { statusUrl } from "./register-frame";

type Registered = {
  registrationNumber: string;
  statusGuid: string;
  jobOpeningId: number;
  fullName: string;
  position: string;
  vesselType: string;
};

/** Build the confirmation with registration number and status link. product 5.16 RegisterSubmitted */
export function registerSubmitted(applicant: Registered, language: Locale): MailContent {
  const t = translator(language);
  return {
    title: t("applicants.mail.submittedTitle", { number: applicant.registrationNumber }),
    greeting: t("applicants.mail.greeting", { name: applicant.fullName }),
    paragraphs: [
      t("applicants.mail.submittedBody", { position: applicant.position, vesselType: applicant.vesselType }),
      t("applicants.mail.submittedNext"),
    ],
    facts: [
      [t("applicants.registrationNumber"), applicant.registrationNumber],
      [t("applicants.position"), `${applicant.position} – ${applicant.vesselType}`],
    ],
    button: { label: t("applicants.mail.followStatus"), href: statusUrl(applicant) },
    reason: t("applicants.mail.submittedReason"),
  };
}
