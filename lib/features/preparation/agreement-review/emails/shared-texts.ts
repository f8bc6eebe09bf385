import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { translator } from "@/lib/platform/i18n/messages";
import { siteUrl } from "@/lib/platform/mail/outbox";

export type Reader = { name: string; language: Locale };
export type Agreed = {
  id: number;
  number: string;
  vessel: { id: number; name: string };
  crewId: number;
  crewName: string;
  rank: { name: string; nameEn: string };
  startDate: string;
  endDate: string;
};

/** Return the common texts of agreement mails: number, seafarer, vessel and period, never wages. */
export function agreementTexts({ language }: Reader, { number, vessel, crewName, rank, startDate, endDate }: Agreed) {
  const t = translator(language);
  const values = {
    number,
    name: crewName,
    rank: inLanguage(language, { en: rank.nameEn, id: rank.name }),
    vessel: vessel.name,
    from: formatDate(startDate, language),
    to: formatDate(endDate, language),
  };
  const facts: [string, string][] = [
    [t("pkl.mail.number"), number],
    [t("manning.mail.name"), values.name],
    [t("manning.mail.position"), values.rank],
    [t("manning.mail.vessel"), values.vessel],
    [t("pkl.mail.period"), `${values.from} – ${values.to}`],
  ];
  return { t, values, facts };
}

/** Return the office page of the agreement. */
export const agreementPage = ({ id, vessel, crewId }: Agreed) =>
  siteUrl(`/dashboard/manning/onboard-preparation/vessel/${vessel.id}/crews/${crewId}/pkl/${id}/details`);
