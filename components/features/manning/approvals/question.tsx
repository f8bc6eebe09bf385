import { getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import type { LinkQuestion } from "@/lib/features/manning/approvals/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { AnswerForms } from "./answer-forms";
import styles from "./link-page.module.css";
import { ShownCheck } from "./shown-check";
import { ShownCv } from "./shown-cv";
import { ShownTerms } from "./shown-terms";

type Props = {
  question: LinkQuestion;
  isPrincipal: boolean;
  declaration: string;
  namedPerson: string | null;
  action: string;
  locale: Locale;
  problem?: string | undefined;
};

/** What became of a question that can no longer be answered. */
async function Outcome({ question, isPrincipal, namedPerson, locale }: Props) {
  const t = await getTranslations("approvals.page");
  const { outcome, state } = question;
  if (!outcome) return <p>{t(`state.${state}`, { named: namedPerson ?? "" })}</p>;
  const values = { by: outcome.by, at: formatDate(new Date(outcome.at), locale, "instant") };
  return (
    <>
      <p>
        <StatusBadge
          status={outcome.answer === "Confirmed" ? "Approved" : "Failed"}
          label={t(`${isPrincipal ? "outcome" : "employeeOutcome"}.${outcome.answer}`, values)}
        />
      </p>
      {outcome.reason ? <p>{t("given", { reason: outcome.reason })}</p> : null}
    </>
  );
}

/** One proposal of a link with everything its answer rests on, or what became of it. */
export async function Question(props: Props) {
  const { question, isPrincipal, declaration, action, locale, problem } = props;
  const { itemId, shown, view } = question;
  const t = await getTranslations("approvals.page");
  return (
    <article className={styles.question} id={`item-${itemId}`}>
      <div className={styles.head}>
        <h2>{`${question.rank[locale]}: ${question.name}`}</h2>
        {shown ? (
          <span className={styles.until}>
            {t("until", { time: formatDate(question.expiresAt, locale, "instant") })}
          </span>
        ) : null}
      </div>
      {shown && view ? (
        <>
          <div className={styles.part}>
            <ShownTerms terms={shown.terms} locale={locale} />
          </div>
          {shown.check ? <ShownCheck check={shown.check} locale={locale} /> : null}
          {shown.cv ? <ShownCv cv={shown.cv} locale={locale} /> : null}
          <AnswerForms
            action={action}
            hidden={{ itemId, view }}
            isPrincipal={isPrincipal}
            declaration={declaration}
            name={String(itemId)}
            problem={problem}
          />
        </>
      ) : (
        <div className={styles.outcome}>
          {problem ? (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          ) : null}
          <Outcome {...props} />
        </div>
      )}
    </article>
  );
}
