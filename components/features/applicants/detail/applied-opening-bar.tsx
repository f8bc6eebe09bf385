import { getLocale, getTranslations } from "next-intl/server";
import type { z } from "zod";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import type { workSummary } from "@/lib/features/applicants/schema";
import { sizeName } from "@/lib/features/lookups/size-name.rules";
import { inLanguage } from "@/lib/platform/i18n/localized";
import styles from "./applicant.module.css";

/** Show the job opening applied for, or an error when it could not be loaded. */
export async function AppliedOpeningBar({ summary }: { summary: z.output<typeof workSummary> | null }) {
  const [t, openings, locale] = await Promise.all([
    getTranslations("applicants"),
    getTranslations("job-openings.list"),
    getLocale(),
  ]);
  if (!summary) {
    return (
      <p role="alert" className={styles.failed}>
        {t("workSummaryFailed")}
      </p>
    );
  }

  const facts = [
    [t("detail.division"), summary.division],
    [t("detail.jobPosition"), inLanguage(locale, { en: summary.jobPosition, id: summary.jobPositionNameId })],
    [t("detail.vesselSize"), sizeName(summary.vesselSize, locale)],
    [t("detail.vesselType"), inLanguage(locale, { en: summary.vesselType, id: summary.vesselTypeNameId })],
    [t("detail.jobType"), inLanguage(locale, { en: summary.jobType, id: summary.jobTypeNameId })],
    [t("detail.education"), summary.education],
    [
      t("detail.workExperience"),
      inLanguage(locale, { en: summary.workExperience, id: openings("years", { count: summary.yearsOfExperience }) }),
    ],
  ];
  return (
    <section aria-label={t("detail.summary")} className={styles.work}>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t("detail.statusJobOpening")}</dt>
          <dd>
            <StatusBadge
              status={summary.statusJobOpening}
              label={t(summary.statusJobOpening === "Open" ? "detail.open" : "detail.closed")}
            />
          </dd>
        </div>
      </dl>
    </section>
  );
}
