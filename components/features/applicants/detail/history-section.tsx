import { getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { assessmentStatuses, assessmentTypeIds, assessmentTypes } from "@/db/enums/applicants";
import type { ApplicantDetail } from "@/lib/features/applicants/schema";
import { formatDate } from "@/lib/platform/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import styles from "./applicant.module.css";
import { Section } from "./section";

/** What was decided and when, newest first. */
export async function HistorySection({ applicant, locale }: { applicant: ApplicantDetail; locale: Locale }) {
  const t = await getTranslations("applicants");
  const entries = [...applicant.assessmentHistories].reverse();
  return (
    <Section id="history">
      {entries.length === 0 ? <p className={styles.muted}>{t("detail.historyEmpty")}</p> : null}
      <ol className={styles.timeline}>
        {entries.map(({ id, assessmentType, assessmentStatus, reason, createdAt }) => {
          const type = assessmentTypes.find((name) => String(assessmentTypeIds[name]) === assessmentType) ?? "screening";
          const stopped = type === "failed";
          const status = stopped ? "Failed" : (assessmentStatuses.find((name) => name === assessmentStatus) ?? "Pending");
          return (
            <li key={id}>
              <time dateTime={createdAt.toISOString()}>{formatDate(createdAt, locale, "instant")}</time>
              <span className={styles.step}>{stopped ? t("detail.stopped") : t(`list.stages.${type}`)}</span>
              <StatusBadge status={status} label={t(`list.status.${status}`)} />
              {reason ? <p>{reason}</p> : null}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
