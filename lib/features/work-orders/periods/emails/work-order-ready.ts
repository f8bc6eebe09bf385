import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import type { MailContent } from "@/lib/platform/mail/layout";
import { siteUrl } from "@/lib/platform/mail/outbox";

type Ready = { name: string; language: Locale; month: string };

/** Mail to a person paid for a locked month: where to look, without figures. product 5.16 WorkOrderReady */
export function workOrderReadyMail({ name, language, month }: Ready): MailContent {
  const t = translator(language);
  const of = { month: formatDate(`${month}-01`, language, "month") };
  return {
    title: t("work-orders.ready.title", of),
    greeting: t("work-orders.ready.greeting", { name }),
    paragraphs: [t("work-orders.ready.body", of), t("work-orders.ready.safe")],
    button: {
      label: t("work-orders.ready.open"),
      href: siteUrl("/dashboard/work-order-and-billings/work-order-overview"),
    },
    reason: t("work-orders.ready.reason"),
  };
}
