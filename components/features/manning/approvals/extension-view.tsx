import { getTranslations } from "next-intl/server";
import { DetailList } from "@/components/ui/layout/detail-list";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";

type ExtensionFacts = {
  vessel: string;
  rank: string;
  originalDate: string;
  newDate: string;
  reason: string | null;
  service?: { since: string; months: number };
};

/** Show an extension request to the seafarer: vessel, both dates, length of service and reason. */
export async function ExtensionView({ shown, locale }: { shown: ExtensionFacts; locale: Locale }) {
  const [t, pages] = await Promise.all([getTranslations("extensions.page"), getTranslations("approvals.page")]);
  const { service } = shown;
  return (
    <DetailList
      details={[
        { label: pages("vessel"), value: shown.vessel },
        { label: pages("rank"), value: shown.rank },
        { label: t("original"), value: formatDate(shown.originalDate, locale) },
        { label: t("extended"), value: formatDate(shown.newDate, locale) },
        ...(service
          ? [
              { label: t("since"), value: formatDate(service.since, locale) },
              { label: t("months"), value: t("monthsValue", { months: service.months }) },
            ]
          : []),
        { label: t("reason"), value: shown.reason, wide: true },
      ]}
    />
  );
}
