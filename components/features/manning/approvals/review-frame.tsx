import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge, type StatusName } from "@/components/ui/feedback/status-badge";
import { DetailList } from "@/components/ui/layout/detail-list";
import { PageHeader } from "@/components/ui/layout/page-header";
import type { Review } from "@/lib/features/manning/approvals/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import styles from "./review-frame.module.css";

const colourOf = {
  NotRequired: "Closed",
  Pending: "Pending",
  Confirmed: "Approved",
  Rejected: "Failed",
} as const satisfies Record<Review["principalStatus"], StatusName>;

/** Which seat and which person an approval is about; the bar at the bottom stays in sight. Document 1 §2.2. */
export async function ReviewFrame({ review }: { review: Review }) {
  const [t, locale] = await Promise.all([getTranslations("approvals"), getLocale()]);
  const language = locale === "id" ? "id" : "en";
  const position = language === "id" ? review.jobPositionName : review.jobPositionNameEn;
  const { employeeName: name, vesselName: vessel, principalStatus, employeeStatus } = review;
  const statuses = [
    { label: t("review.principal"), status: principalStatus },
    { label: t("review.employee"), status: employeeStatus },
  ];
  return (
    <div className={styles.page}>
      <PageHeader crumbs={[]} title={t("review.title")} lead={t("review.lead", { name, position, vessel })} />
      <section className={styles.facts} aria-label={t("review.title")}>
        <DetailList
          details={[
            { label: t("review.vessel"), value: vessel },
            { label: t("review.vesselType"), value: review.vesselType },
            { label: t("review.position"), value: position },
            { label: t("review.name"), value: name },
            { label: t("review.employeeNumber"), value: review.employeeNumber },
            { label: t("review.slot"), value: t(`slots.${review.assignmentOn}`) },
            { label: t("review.onBoard"), value: formatDate(review.startDate, language) },
            { label: t("review.offBoard"), value: formatDate(review.endDate, language) },
          ]}
        />
      </section>
      <dl className={styles.bar}>
        {statuses.map(({ label, status }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <StatusBadge status={colourOf[status]} label={t(`status.${status}`)} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
