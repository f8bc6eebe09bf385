import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { translator } from "@/lib/platform/i18n/messages";
import type { MailContent } from "@/lib/platform/mail/layout";
import { siteUrl } from "@/lib/platform/mail/outbox";

export const appraisalMails = [
  "AppraisalSubmitted",
  "AppraisalEmployeeNotice",
  "AppraisalNeedRevision",
  "AppraisalApproved",
] as const;
export type AppraisalMail = (typeof appraisalMails)[number];

type AppraisalMailFacts = {
  appraisalId: number;
  vesselId: number;
  vesselCrewId: number;
  flag: string;
  fullName: string;
  vessel: string;
  position: { name: string; nameEn: string };
  from: string;
  to: string;
  revisionReason: string | null;
};
/** isSelf: the recipient is the report's seafarer. */
export type Reader = { name: string; language: Locale; isSelf: boolean };

/** Return the report's address; for the seafarer their own list. */
const hrefOf = ({ isSelf }: Reader, { vesselId, vesselCrewId, appraisalId, flag }: AppraisalMailFacts) =>
  siteUrl(
    isSelf
      ? "/dashboard/appraisal"
      : `/dashboard/appraisal/${vesselId}/crew/details?vcid=${vesselCrewId}&apprid=${appraisalId}&flag=${flag}`,
  );

/**
 * Build the mail that a report was written, returned or approved. It has no scores, decisions or comments, and its
 * title has no name. product 5.16
 */
export function appraisalMail(type: AppraisalMail, reader: Reader, facts: AppraisalMailFacts): MailContent {
  const { name, language, isSelf } = reader;
  const t = translator(language);
  const values = {
    name: facts.fullName,
    vessel: facts.vessel,
    position: inLanguage(language, { en: facts.position.nameEn, id: facts.position.name }),
    from: formatDate(facts.from, language),
    to: formatDate(facts.to, language),
  };
  const text = (key: string) => t(`appraisals.mail.${type}.${key}`, values);
  const isSentBack = type === "AppraisalNeedRevision" && facts.revisionReason !== null;
  const isNotice = type === "AppraisalEmployeeNotice";
  return {
    title: text("title"),
    greeting: t("appraisals.mail.greeting", { name }),
    paragraphs: [text(isSelf ? "self" : "body"), ...(isSelf && type === "AppraisalApproved" ? [text("next")] : [])],
    facts: [
      ...(isSelf ? [] : [[t("appraisals.mail.name"), values.name] as [string, string]]),
      [t("appraisals.mail.position"), values.position],
      [t("appraisals.mail.vessel"), values.vessel],
      [t("appraisals.mail.period"), `${values.from} – ${values.to}`],
      ...(isSentBack ? [[t("appraisals.mail.revisionReason"), facts.revisionReason ?? ""] as [string, string]] : []),
    ],
    // Seafarers can open a report only after approval.
    ...(isNotice ? {} : { button: { label: t("appraisals.mail.open"), href: hrefOf(reader, facts) } }),
    reason: t("appraisals.mail.reason"),
  };
}
