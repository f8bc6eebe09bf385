import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge, type StatusName } from "@/components/ui/feedback/status-badge";
import { PageHeader } from "@/components/ui/layout/page-header";
import type { Review } from "@/lib/features/manning/approvals/schema";
import { AnswerForms } from "./answer-forms";
import { BehalfForm } from "./behalf-form";
import page from "./link-page.module.css";
import { problemKey } from "./problem-text";
import { ShownCheck } from "./shown-check";
import { ShownCv } from "./shown-cv";
import { ShownTerms } from "./shown-terms";
import styles from "./review-frame.module.css";

const colourOf = {
  NotRequired: "Closed",
  Pending: "Pending",
  Confirmed: "Approved",
  Rejected: "Failed",
} as const satisfies Record<Review["principalStatus"], StatusName>;

/** Who is proposed for which seat, all that an answer rests on, and the answer; the bar at the bottom stays in sight. Document 1 §2.2, product 5.8 */
export async function ReviewFrame({ review, refused }: { review: Review; refused?: string | undefined }) {
  const [t, pages, locale] = await Promise.all([
    getTranslations("approvals"),
    getTranslations("approvals.page"),
    getLocale(),
  ]);
  const language = locale === "id" ? "id" : "en";
  const position = language === "id" ? review.jobPositionName : review.jobPositionNameEn;
  const { employeeName: name, vesselName: vessel, principalStatus, employeeStatus } = review;
  const { mayAnswer, shown } = review;
  const key = problemKey(refused);
  const problem = key && pages(key);
  const sent = {
    action: "/dashboard/answer",
    hidden: {
      party: "principal",
      vesselId: review.vesselId,
      vesselCrewId: review.vesselCrewId,
      employeeId: review.employeeId,
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
      <article className={page.question}>
        <div className={page.part}>
          <ShownTerms terms={shown.terms} locale={language} />
        </div>
        {shown.check ? <ShownCheck check={shown.check} locale={language} /> : null}
        {shown.cv ? <ShownCv cv={shown.cv} locale={language} /> : null}
        <div id="answer">
          {mayAnswer === "own" ? (
            <AnswerForms
              {...sent}
              name="review"
              isPrincipal
              declaration={review.declaration[language]}
              problem={problem}
            />
          ) : null}
          {mayAnswer === "on-behalf" ? (
            <BehalfForm {...sent} declaration={review.declaration[language]} problem={problem} />
          ) : null}
        </div>
      </article>
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
