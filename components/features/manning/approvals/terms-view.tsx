import { getTranslations } from "next-intl/server";
import { DetailList } from "@/components/ui/layout/detail-list";
import type { Terms } from "@/lib/features/manning/approvals/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";

/** Show vessel, rank, period and the person relieved. */
export async function TermsView({ terms, locale }: { terms: Terms; locale: Locale }) {
  const t = await getTranslations("approvals.page");
  const period = (from: string, to: string) => `${formatDate(from, locale)} – ${formatDate(to, locale)}`;
  const { relieves } = terms;
  return (
    <DetailList
      details={[
        { label: t("person"), value: terms.name },
        { label: t("employeeNumber"), value: terms.employeeNumber },
        { label: t("rank"), value: terms.rank[locale] },
        { label: t("period"), value: period(terms.from, terms.to) },
        { label: t("vessel"), value: terms.vessel },
        { label: t("vesselType"), value: terms.vesselType[locale] },
        {
          label: t("relieves"),
          value: relieves ? `${relieves.name}, ${period(relieves.since, relieves.until)}` : t("seatVacant"),
          wide: true,
        },
      ]}
    />
  );
}
