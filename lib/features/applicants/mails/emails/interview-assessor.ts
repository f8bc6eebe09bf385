import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import type { MailContent } from "@/lib/platform/mail/layout";
import { siteUrl } from "@/lib/platform/mail/outbox";

type Candidate = {
  applicant: { id: number; fullName: string; registrationNumber: string; jobOpeningId: number };
  position: { name: string; nameEn: string };
  vesselType: string;
};
type Schedule = {
  date: string;
  time: string | null;
  mode?: string | null;
  place?: string | null;
  link?: string | null;
  assessors?: string[];
  cancelled?: boolean;
};

/** Asks an assessor to an interview, or calls it off. Leads to the office's page of the applicant, never to the applicant's own. product 5.16 RegisterInterview */
export function interviewAssessor(
  name: string,
  { applicant, position, vesselType }: Candidate,
  schedule: Schedule,
  language: Locale,
): MailContent {
  const t = translator(language);
  const { date, time, mode, place, link, assessors = [], cancelled = false } = schedule;
  const day = formatDate(date, language);
  const rank = language === "id" ? position.name : position.nameEn;
  const values = { name: applicant.fullName, position: rank, date: day };
  const facts: [string, string | null | undefined][] = [
    [t("applicants.mail.date"), time ? `${day} ${time} WIB` : day],
    [t("applicants.mail.mode"), mode && t(`applicants.mail.modes.${mode}`)],
    [t("applicants.mail.place"), place],
    [t("applicants.mail.link"), link],
    [t("applicants.mail.assessors"), assessors.join(", ")],
    [t("applicants.registrationNumber"), applicant.registrationNumber],
    [t("applicants.position"), `${rank} – ${vesselType}`],
  ];
  return {
    title: t(cancelled ? "applicants.mail.assessorCancelledTitle" : "applicants.mail.assessorTitle", values),
    greeting: t("applicants.mail.greeting", { name }),
    paragraphs: [t(cancelled ? "applicants.mail.assessorCancelledBody" : "applicants.mail.assessorBody", values)],
    facts: facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : [])),
    button: {
      label: t("applicants.mail.openApplicant"),
      href: siteUrl(`/dashboard/recruitment/applicants-list/${applicant.id}/view?joi=${applicant.jobOpeningId}`),
    },
    reason: t("applicants.mail.assessorReason"),
  };
}
