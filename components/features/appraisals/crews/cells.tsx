import { useLocale, useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import { RowLink } from "@/components/ui/list/row/row-link";
import type { AppraisalRow } from "@/lib/features/appraisals/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { urgency } from "@/lib/platform/calendar/urgency";
import { reportAddress } from "../address";
import { reportingVariant, reviewVariant } from "../status-variants";

/** Show the sign-off date and the days left or overdue, until a report is approved. */
export function SignOffDue({ row }: { row: AppraisalRow }) {
  const t = useTranslations("appraisal-lists");
  const day = formatDate(row.offBoardDate, useLocale());
  if (row.isOverdue)
    return (
      <UrgencyBadge level="overdue" label={t("overdue")}>
        {day}
      </UrgencyBadge>
    );
  return (
    <UrgencyBadge
      level={urgency("sign-off", row.daysLeft)}
      label={row.daysLeft < 0 ? t("daysLate", { count: -row.daysLeft }) : t("inDays", { days: row.daysLeft })}
    >
      {day}
    </UrgencyBadge>
  );
}

export function Average({ row }: { row: AppraisalRow }) {
  const [t, scale] = [useTranslations("appraisal-lists"), useTranslations("appraisals.scale")];
  const average = row.seafarersRatingMandatoryAverageScore;
  return average === null ? <span data-muted="">{t("noScore")}</span> : `${average} ${scale(`${average}`)}`;
}

export function ReportingState({ row: { reportingStatus } }: { row: AppraisalRow }) {
  const t = useTranslations("appraisals.reportingStatus");
  return <StatusBadge status={reportingVariant[reportingStatus]} label={t(reportingStatus)} />;
}

/** Show the review, and to a seafarer whether they countersigned. */
export function ReviewState({ row, isOwn }: { row: AppraisalRow; isOwn: boolean }) {
  const [t, statuses] = [useTranslations("appraisal-lists"), useTranslations("appraisals.reviewStatus")];
  const { reviewStatus, countersignedAt } = row;
  if (!reviewStatus) return null;
  return (
    <>
      <StatusBadge status={reviewVariant[reviewStatus]} label={statuses(reviewStatus)} />
      {isOwn && reviewStatus === "Approved" ? (
        <span data-second="">{t(countersignedAt ? "countersigned" : "notCountersigned")}</span>
      ) : null}
    </>
  );
}

function verbOf({ row, isOwn, mayWrite }: { row: AppraisalRow; isOwn: boolean; mayWrite: boolean }) {
  if (row.reviewStatus === null) return "write";
  if (row.reviewStatus === "WaitingForRevision" && mayWrite) return "correct";
  if (row.mayReview) return "review";
  return isOwn && !row.countersignedAt ? "sign" : "view";
}

type StepProps = { row: AppraisalRow; name: string; isOwn: boolean; mayWrite: boolean };

/** Show the next step if the user may take it, else a link to view. */
export function NextStep({ row, name, isOwn, mayWrite }: StepProps) {
  const t = useTranslations("appraisal-lists");
  const verb = t(`verbs.${verbOf({ row, isOwn, mayWrite })}`);
  return <RowLink href={reportAddress(row)} label={verb} name={t("verbOf", { verb, name })} />;
}
