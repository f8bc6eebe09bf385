import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { bilingual } from "@/lib/platform/pdf/bilingual";
import { Facts } from "@/lib/platform/pdf/facts";
import { Section } from "@/lib/platform/pdf/section";
import type { CrewDetail } from "../schema";

/** Print the averages of the last two appraisals with the labels of their scale. product 5.18 */
export function CvAppraisals({ appraisals, locale }: Pick<CrewDetail, "appraisals"> & { locale: Locale }) {
  if (!appraisals || appraisals.length === 0) return null;
  const t = bilingual(locale);
  return (
    <Section title={t("crew.cv.appraisals")}>
      <Facts
        facts={appraisals.map(({ dateOfReport, average }) => ({
          label: { main: formatDate(dateOfReport, locale), other: null },
          value:
            average === null ? t("crew.cv.unscored").main : `${average} – ${t(`appraisals.scale.${average}`).main}`,
        }))}
      />
    </Section>
  );
}
