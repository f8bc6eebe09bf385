import type { ChandlerStatus } from "@/db/enums/chandler";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import type { MailContent } from "@/lib/platform/mail/layout";
import { siteUrl } from "@/lib/platform/mail/outbox";

/** Data of a status mail; from: previous state, null for a new request. */
type StatusMailData = {
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
export function statusMail({ name, language, seesRequest }: Reader, data: StatusMailData): MailContent {
  const t = translator(language);
  const status = (value: ChandlerStatus) => t(`chandler.statuses.${value}`);
  const values = { vessel: data.vessel.name, status: status(data.to) };
  const isNew = data.from === null;
  const fact = (key: string, value: string | null): [string, string][] =>
    value === null ? [] : [[t(`chandler.mail.${key}`), value]];
  return {
    title: t(isNew ? "chandler.mail.newTitle" : "chandler.mail.title", values),
    greeting: name ? t("chandler.mail.greeting", { name }) : t("chandler.mail.greetingWithoutName"),
    paragraphs: [t(isNew ? "chandler.mail.newBody" : "chandler.mail.body", values)],
    facts: [
      ...fact("status", data.from ? t("chandler.mail.moved", { from: status(data.from), to: status(data.to) }) : null),
      ...fact("vessel", data.vessel.name),
      ...fact("deliverOn", formatDate(data.deliverOn, language)),
      ...fact("port", data.port),
      ...fact("period", formatDate(data.period, language, "month")),
      ...fact("vendor", data.vendorName),
      ...fact("receivedOn", data.receivedOn && formatDate(data.receivedOn, language)),
      ...fact("cancelReason", data.cancelReason),
    ],
    ...(seesRequest
      ? {
          button: {
            label: t("chandler.mail.open"),
            href: siteUrl(`/dashboard/crew-benefit/ship-chandler/vessel/${data.vessel.id}/request/${data.id}/details`),
          },
        }
      : {}),
    reason: t("chandler.mail.reason"),
  };
}
