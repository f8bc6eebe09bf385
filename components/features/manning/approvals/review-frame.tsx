import { getLocale, getTranslations } from "next-intl/server";
import { fileAddress } from "@/components/ui/feedback/file-address";
import { StatusBadge, type StatusName } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import { PageHeader } from "@/components/ui/layout/page-header";
import type { Review } from "@/lib/features/manning/approvals/schema";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { scheduleAddress } from "../planning/address";
import { AnswerButtons } from "../planning/answer-buttons";
import { AnswerForms } from "./answer-forms";
import { AnswerOutcome } from "./answer-outcome";
import { OnBehalfForm } from "./on-behalf-form";
import page from "./link-page.module.css";
import { refusalKey } from "./refusal-key";
import { reviewAnswerAddress } from "./review-address";
import { ProposalView } from "./proposal-view";
import styles from "./review-frame.module.css";

const colourOf = {
  NotRequired: "Closed",
  Pending: "Pending",
  Confirmed: "Approved",
  Rejected: "Failed",
} as const satisfies Record<Review["principalStatus"], StatusName>;

type Props = {
  review: Review;
  /** The user came from the vessel's Gantt chart and returns there. */
  isFromGantt: boolean;
  /** The answer status at the time the link was made. */
  statusWhenSent: Review["employeeStatus"] | null;
  /** The error code of a form submitted without JavaScript. */
  refusalCode?: string | undefined;
  /** Other proposals that need this principal's answer. */
  othersLeft: number;
};

/**
 * Show a proposal with its check and CV, and the answer buttons in a bar that stays at the bottom. Document 1 §2.2,
 * product 5.8
 */
export async function ReviewFrame({ review, isFromGantt, statusWhenSent, refusalCode, othersLeft }: Props) {
  const [t, pages, locale] = await Promise.all([
    getTranslations("approvals"),
    getTranslations("approvals.page"),
    getLocale(),
  ]);
  const position = inLanguage(locale, { en: review.jobPositionNameEn, id: review.jobPositionName });
  const { employeeName: name, vesselName: vessel, principalStatus, employeeStatus } = review;
  const { mayAnswer, shown } = review;
  const key = refusalKey(refusalCode);
  const problem = key && pages(key);
  const sent = {
    action: "/dashboard/answer",
    hidden: {
      party: "principal",
      vesselId: review.vesselId,
      vesselCrewId: review.vesselCrewId,
      employeeId: review.crewId,
      assignmentOn: review.assignmentOn,
      jobPositionId: review.jobPositionId,
      version: shown.terms.version,
    },
  };
  const statuses = [
    { label: t("review.principal"), status: principalStatus },
    { label: t("review.employee"), status: employeeStatus },
  ];
  return (
    <div className={styles.page}>
      <PageHeader crumbs={[]} title={t("review.title")} lead={t("review.lead", { name, position, vessel })} />
      {othersLeft > 0 ? <p className={styles.left}>{t("review.left", { count: othersLeft })}</p> : null}
      {isFromGantt ? (
        <p>
          <Link href={scheduleAddress("approval-crew", review.vesselId)}>{t("dialog.toGantt")}</Link>
        </p>
      ) : null}
      {statusWhenSent ? <p>{t("dialog.sentAs", { status: t(`status.${statusWhenSent}`) })}</p> : null}
      <article className={page.question}>
        <h2 className={styles.hidden}>{`${position}: ${name}`}</h2>
        <ProposalView
          shown={shown}
          locale={locale}
          photo={review.photoFileId && fileAddress(review.photoFileId, true)}
        />
        {review.outcome && !mayAnswer ? (
          <div className={page.answer}>
            <AnswerOutcome outcome={review.outcome} isPrincipal locale={locale} />
          </div>
        ) : null}
        {problem ? (
          <p id="answer" className={page.problem} role="alert">
            {problem}
          </p>
        ) : null}
        <noscript>
          {mayAnswer === "own" ? (
            <AnswerForms {...sent} name="review" isPrincipal declaration={review.declaration[locale]} />
          ) : null}
          {mayAnswer === "on-behalf" ? <OnBehalfForm {...sent} declaration={review.declaration[locale]} /> : null}
        </noscript>
      </article>
      <div className={styles.bar} data-action-bar>
        <dl>
          {statuses.map(({ label, status }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <StatusBadge status={colourOf[status]} label={t(`status.${status}`)} />
              </dd>
            </div>
          ))}
        </dl>
        {mayAnswer ? (
          <div className={styles.verbs}>
            <AnswerButtons name={name} hrefOf={(answer) => reviewAnswerAddress(review, answer)} size="large" />
          </div>
        ) : null}
      </div>
    </div>
  );
}
