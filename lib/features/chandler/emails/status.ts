import type { ChandlerStatus } from "@/db/enums/chandler";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import type { MailContent } from "@/lib/platform/mail/layout";
import { siteUrl } from "@/lib/platform/mail/outbox";

/** Data of a status mail; from: previous state, null for a new request. */
type Told = {
  id: number;
  vessel: { id: number; name: string };
  port: string;
  from: ChandlerStatus | null;
  to: ChandlerStatus;
  period: string;
  deliverOn: string;
  receivedOn: string | null;
  vendorName: string | null;
  cancelReason: string | null;
};
/** seesRequest: whether the reader's account can open it. */
export type Reader = { name: string | null; language: Locale; seesRequest: boolean };

/** Build the status mail: states, date, port, vendor and cancellation reason. product 5.16 */
export function statusMail({ name, language, seesRequest }: Reader, told: Told): MailContent {
  const t = translator(language);
  const status = (value: ChandlerStatus) => t(`chandler.statuses.${value}`);
  const values = { vessel: told.vessel.name, status: status(told.to) };
  const isNew = told.from === null;
  const fact = (key: string, value: string | null): [string, string][] =>
    value === null ? [] : [[t(`chandler.mail.${key}`), value]];
  return {
    title: t(isNew ? "chandler.mail.newTitle" : "chandler.mail.title", values),
    greeting: name ? t("chandler.mail.greeting", { name }) : t("chandler.mail.greetingNobody"),
    paragraphs: [t(isNew ? "chandler.mail.newBody" : "chandler.mail.body", values)],
    facts: [
      ...fact("status", told.from ? t("chandler.mail.moved", { from: status(told.from), to: status(told.to) }) : null),
      ...fact("vessel", told.vessel.name),
      ...fact("deliverOn", formatDate(told.deliverOn, language)),
      ...fact("port", told.port),
      ...fact("period", formatDate(told.period, language, "month")),
      ...fact("vendor", told.vendorName),
      ...fact("receivedOn", told.receivedOn && formatDate(told.receivedOn, language)),
      ...fact("cancelReason", told.cancelReason),
    ],
    ...(seesRequest
      ? {
          button: {
            label: t("chandler.mail.open"),
            href: siteUrl(`/dashboard/crew-benefit/ship-chandler/vessel/${told.vessel.id}/request/${told.id}/details`),
          },
        }
      : {}),
    reason: t("chandler.mail.reason"),
  };
}
