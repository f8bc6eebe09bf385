import { useLocale, useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import { Link } from "@/components/ui/layout/link";
import type { Order, SearchParams } from "@/components/ui/list/list-state";
import { rowActions, rowVerb } from "@/components/ui/list/row-menu";
import { SortHeader } from "@/components/ui/list/sort-header";
import type { AppraisalRow } from "@/lib/features/appraisals/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { urgency } from "@/lib/platform/calendar/urgency";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { reportAddress } from "../address";
import { reportingVariant, reviewVariant } from "../status-variants";
import { AppraisalListStyles } from "../list-styles";

type TableOptions = {
  /** History shows the result; other lists show the sign-off date. */
  isHistory: boolean;
  /** The list covers several vessels, so the vessel is shown. */
  isOfFleet: boolean;
  /** The list shows the user's own reports, so the name is omitted. */
  isOwn: boolean;
  mayWrite: boolean;
};
/** The current sort order, when the list can be sorted. */
type Sorting = { params: SearchParams; sort: string; order: Order };
type Props = TableOptions & { rows: AppraisalRow[]; sorting?: Sorting };

type HeadProps = { id: string; sortedBy: string; label: string; sorting: Sorting | undefined; first?: Order };

/** Render a column head, with a sort link when the list can be sorted. */
function Head({ id, sortedBy, label, sorting, first = "asc" }: HeadProps) {
  if (sorting) return <SortHeader id={sortedBy} label={label} first={first} {...sorting} />;
  return (
    <th scope="col" data-column={id}>
      {label}
    </th>
  );
}

/** List assignments that need a report and existing reports, with status and next step. Document 3 §2, §3 */
export function AppraisalsTable({ rows, sorting, ...looks }: Props) {
  const t = useTranslations("appraisal-lists.columns");
  const { isHistory, isOfFleet, isOwn } = looks;
  return (
    <>
      <thead>
        <tr>
          <Head
            id={isOwn ? "vesselName" : "crewName"}
            sortedBy="name"
            label={t(isOwn ? "vesselName" : "crewName")}
            sorting={sorting}
          />
          {isOwn ? null : (
            <th scope="col" data-column="seaFarerId">
              {t("seaFarerId")}
            </th>
          )}
          <th scope="col" data-column="jobPosition">
            {t(isOfFleet && !isOwn ? "vesselName" : "jobPosition")}
            <AppraisalListStyles />
          </th>
          <Head
            id="reportingPeriod"
            sortedBy="day"
            label={t("reportingPeriod")}
            sorting={isHistory ? sorting : undefined}
            first="desc"
          />
          <Head id="onBoardDate" sortedBy="onBoard" label={t("onBoardDate")} sorting={sorting} />
          <Head id="offBoardDate" sortedBy="day" label={t("offBoardDate")} sorting={isHistory ? undefined : sorting} />
          {isHistory ? (
            <Head id="average" sortedBy="average" label={t("average")} sorting={sorting} />
          ) : (
            <th scope="col" data-cell="status" data-column="reportingStatus">
              {t("reportingStatus")}
            </th>
          )}
          <th scope="col" data-cell="status" data-column="reviewStatus">
            {t("reviewStatus")}
          </th>
          <th scope="col" data-align="end" data-column="revisionCount">
            {t("revisionCount")}
          </th>
          <th scope="col" data-cell="actions">
            {t("actions")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={`${row.assignmentId}.${row.employeeAppraisalId ?? "new"}`} row={row} {...looks} />
        ))}
      </tbody>
    </>
  );
}

function Row({ row, isHistory, isOfFleet, isOwn, mayWrite }: TableOptions & { row: AppraisalRow }) {
  const t = useTranslations("appraisal-lists");
  const [tAppraisals, shell] = [useTranslations("appraisals"), useTranslations("shell")];
  const language = useLocale();
  const position = inLanguage(language, { en: row.jobPosition, id: row.jobPositionNameId });
  const day = (date: string | null) => (date ? formatDate(date, language) : shell("empty"));
  const period = row.reportingPeriodFrom
    ? `${day(row.reportingPeriodFrom)} – ${day(row.reportingPeriodTo)}`
    : shell("empty");
  const isWritten = row.employeeAppraisalId !== null;
  const isReachable = isWritten || mayWrite;
  const title = isOwn ? row.vesselName : row.crewName;
  return (
    <tr>
      <td data-card="title" title={title} className="apprl-top">
        {isReachable ? (
          <Link href={reportAddress(row)} prefetch={false}>
            {title}
          </Link>
        ) : (
          title
        )}
        {isOfFleet && !isOwn ? <span className="apprl-sub">{position}</span> : null}
      </td>
      {isOwn ? null : <td>{row.seaFarerId ?? shell("empty")}</td>}
      <td data-card="fact" data-label={t(isOfFleet && !isOwn ? "columns.vesselName" : "columns.jobPosition")}>
        {isOfFleet && !isOwn ? row.vesselName : position}
      </td>
      <td
        className="apprl-top"
        {...(isWritten ? { "data-card": "fact", "data-label": t("columns.reportingPeriod") } : {})}
      >
        {period}
      </td>
      <td>{day(row.onBoardDate)}</td>
      <td {...(isHistory ? {} : { "data-card": "fact", "data-label": t("columns.offBoardDate") })}>
        <Leaving row={row} isHistory={isHistory} />
      </td>
      {isHistory ? (
        <td data-card="fact" data-label={t("columns.average")} className="apprl-score">
          <Average row={row} />
        </td>
      ) : (
        <td data-cell="status" {...(isWritten ? {} : { "data-card": "badge" })}>
          <StatusBadge
            status={reportingVariant[row.reportingStatus]}
            label={tAppraisals(`reportingStatus.${row.reportingStatus}`)}
          />
        </td>
      )}
      <td data-cell="status" data-card="badge">
        {row.reviewStatus ? (
          <StatusBadge
            status={reviewVariant[row.reviewStatus]}
            label={tAppraisals(`reviewStatus.${row.reviewStatus}`)}
          />
        ) : null}
        {isOwn && row.reviewStatus === "Approved" ? (
          <span className="apprl-sub">{t(row.countersignedAt ? "countersigned" : "notCountersigned")}</span>
        ) : null}
      </td>
      <td data-align="end">{row.revisionCount > 0 ? row.revisionCount : null}</td>
      <td data-cell="actions" data-card="actions">
        {isReachable ? <Step row={row} title={title} isOwn={isOwn} mayWrite={mayWrite} /> : null}
      </td>
    </tr>
  );
}

/** Show the sign-off date and, until a report is approved, the days left or overdue. */
function Leaving({ row, isHistory }: { row: AppraisalRow; isHistory: boolean }) {
  const t = useTranslations("appraisal-lists");
  const day = formatDate(row.offBoardDate, useLocale());
  if (isHistory) return day;
  if (row.isOverdue)
    return (
      <UrgencyBadge level="overdue" label={t("overdue")}>
        {day}
      </UrgencyBadge>
    );
  const level = urgency("sign-off", row.daysLeft);
  return level === "none" ? (
    day
  ) : (
    <UrgencyBadge
      level={level}
      label={row.daysLeft < 0 ? t("daysLate", { count: -row.daysLeft }) : t("inDays", { days: row.daysLeft })}
    >
      {day}
    </UrgencyBadge>
  );
}

function Average({ row }: { row: AppraisalRow }) {
  const t = useTranslations("appraisal-lists");
  const scale = useTranslations("appraisals.scale");
  const average = row.seafarersRatingMandatoryAverageScore;
  return average === null ? <span className="apprl-small">{t("noScore")}</span> : `${average} ${scale(`${average}`)}`;
}

type StepProps = Pick<TableOptions, "isOwn" | "mayWrite"> & { row: AppraisalRow; title: string };

/** Show the next step if the user may take it, else a link to view. */
function Step({ row, title, isOwn, mayWrite }: StepProps) {
  const t = useTranslations("appraisal-lists");
  const { reviewStatus } = row;
  const verb =
    reviewStatus === null
      ? "write"
      : reviewStatus === "WaitingForRevision" && mayWrite
        ? "correct"
        : row.mayReview
          ? "review"
          : isOwn && !row.countersignedAt
            ? "sign"
            : "view";
  const verbLabel = t(`verbs.${verb}`);
  return (
    <span className={rowActions}>
      <Link
        href={reportAddress(row)}
        prefetch={false}
        className={rowVerb}
        aria-label={t("verbOf", { verb: verbLabel, name: title })}
      >
        {verbLabel}
      </Link>
    </span>
  );
}
