import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage, type Localized } from "@/lib/platform/i18n/localized";
import { translator } from "@/lib/platform/i18n/messages";
import type { MailContent } from "@/lib/platform/mail/layout";
import { siteUrl } from "@/lib/platform/mail/outbox";
import { formatAppointmentTime, type AppointmentTime } from "./appointment-time";

type Candidate = {
  applicant: { id: number; fullName: string; registrationNumber: string; jobOpeningId: number };
  position: { name: string; nameEn: string };
  vesselType: Localized;
};
type Schedule = AppointmentTime & {
  movedFrom?: AppointmentTime | null;
  mode?: string | null;
  place?: string | null;
  link?: string | null;
  assessors?: string[];
  cancelled?: boolean;
};

/**
 * Build the assessor's mail: invitation, change or cancellation. It links to the office page, never to the
 * applicant's. product 5.16 RegisterInterview
 */
export function interviewAssessor(
  name: string,
  { applicant, position, vesselType }: Candidate,
  schedule: Schedule,
  language: Locale,
): MailContent {
  const t = translator(language);
  const { date, mode, place, link, assessors = [], movedFrom, cancelled = false } = schedule;
  const day = formatDate(date, language);
  const rank = inLanguage(language, { en: position.nameEn, id: position.name });
  const [when, from] = [schedule, movedFrom].map((slot) => (slot ? formatAppointmentTime(slot, language) : ""));
  const values = { name: applicant.fullName, position: rank, date: day, to: when ?? "", from: from ?? "" };
  const key = cancelled ? "assessorCancelled" : movedFrom ? "assessorMoved" : "assessor";
  const facts: [string, string | null | undefined][] = [
    [t("applicants.mail.date"), when],
    [t("applicants.mail.mode"), mode && t(`applicants.mail.modes.${mode}`)],
    [t("applicants.mail.place"), place],
    [t("applicants.mail.link"), link],
    [t("applicants.mail.assessors"), assessors.join(", ")],
    [t("applicants.registrationNumber"), applicant.registrationNumber],
    [t("applicants.position"), `${rank} – ${inLanguage(language, vesselType)}`],
  ];
  return {
    title: t(`applicants.mail.${key}Title`, values),
    greeting: t("applicants.mail.greeting", { name }),
    paragraphs: [t(`applicants.mail.${key}Body`, values)],
    facts: facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : [])),
    button: {
      label: t("applicants.mail.openApplicant"),
      href: siteUrl(`/dashboard/recruitment/applicants-list/${applicant.id}/view?joi=${applicant.jobOpeningId}`),
    },
    reason: t("applicants.mail.assessorReason"),
  };
}
