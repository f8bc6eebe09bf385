import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import type { ScheduleRow } from "@/lib/features/crew/detail/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import styles from "../sections/record.module.css";
import { summaryStatusVariants } from "./summary-status-variants";

/** Show the assignment of an approval link next to the record. product 5.8 */
export async function ApprovalNotice({
  assignment,
  reviewHref,
  sentAs,
}: {
  assignment: ScheduleRow;
  reviewHref: string | null;
  /** The status when the link was sent. */
  sentAs: ScheduleRow["employeeStatus"] | null;
}) {
  const [t, locale] = await Promise.all([getTranslations("crew.screens"), getLocale()]);
  const { vesselName, startDate, endDate, summaryStatus, assignmentOn } = assignment;
  const rank = inLanguage(locale, { en: assignment.jobPositionName, id: assignment.jobPositionNameId });
  return (
    <aside className={styles.notice} aria-label={t("notice.label")}>
      <p>
        {t(assignmentOn === "Current" ? "notice.current" : "notice.proposed", {
          rank,
          vessel: vesselName,
          from: formatDate(startDate, locale),
          to: formatDate(endDate, locale),
        })}
      </p>
      <StatusBadge status={summaryStatusVariants[summaryStatus]} label={t(`schedule.summary.${summaryStatus}`)} />
      {sentAs ? <p>{t("notice.sentAs", { status: t(`schedule.summary.${sentAs}`) })}</p> : null}
      {reviewHref ? <Link href={reviewHref}>{t("notice.toReview")}</Link> : null}
    </aside>
  );
}
