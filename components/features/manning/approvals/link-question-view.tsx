import { getTranslations } from "next-intl/server";
import type { LinkQuestion } from "@/lib/features/manning/approvals/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { AnswerForms } from "./answer-forms";
import { AnswerOutcome } from "./answer-outcome";
import styles from "./link-page.module.css";
import { ConsentForms } from "./consent-forms";
import { ExtensionOutcome } from "./extension-outcome";
import { ExtensionView } from "./extension-view";
import { ProposalView } from "./proposal-view";

type Props = {
  question: LinkQuestion;
  isPrincipal: boolean;
  /** The question is an extension request for the seafarer. */
  isExtension: boolean;
  declaration: string;
  namedPerson: string | null;
  action: string;
  locale: Locale;
  problem?: string | undefined;
  /** Which of the open questions this is, where there are several. */
  place?: { no: number; of: number } | undefined;
  /** Open questions, at the first of them: after an answer the page opens there. */
  openLeft: number | null;
  /** A question was answered just now. */
  isAnswered: boolean;
};

/** Show the outcome of a question that can no longer be answered. */
async function Outcome({ question, isPrincipal, isExtension, namedPerson, locale }: Props) {
  const t = await getTranslations("approvals.page");
  const { outcome, state } = question;
  if (isExtension) return <ExtensionOutcome question={question} locale={locale} />;
  if (!outcome) return <p>{t(`state.${state}`, { named: namedPerson ?? "" })}</p>;
  return <AnswerOutcome outcome={outcome} isPrincipal={isPrincipal} locale={locale} />;
}

type ExtensionFacts = NonNullable<LinkQuestion["shown"]>;

const extensionViewOf = (
  terms: ExtensionFacts["terms"],
  extension: NonNullable<ExtensionFacts["extension"]>,
  locale: Locale,
) => ({
  vessel: terms.vessel,
  rank: terms.rank[locale],
  originalDate: extension.originalDate,
  newDate: extension.newDate,
  reason: extension.reason,
  service: { since: extension.servingSince, months: extension.months },
});

/** Render one question of a link with its answer view, or its outcome. */
export async function LinkQuestionView(props: Props) {
  const { question, isPrincipal, declaration, action, locale, problem, place, openLeft, isAnswered } = props;
  const { itemId, shown, view } = question;
  const sent = { action, hidden: { itemId, view: view ?? "" }, declaration, name: String(itemId), problem };
  const t = await getTranslations("approvals.page");
  return (
    <article className={styles.question} id={`item-${itemId}`}>
      {openLeft === null ? null : <span id="next" className={styles.anchor} />}
      {openLeft !== null && isAnswered ? (
        <p className={styles.saved} role="status">
          {t("answered", { left: openLeft })}
        </p>
      ) : null}
      <div className={styles.head}>
        <h2>{`${question.rank[locale]}: ${question.name}`}</h2>
        {place ? <span className={styles.until}>{t("place", place)}</span> : null}
        {shown ? (
          <span className={styles.until}>
            {t("until", { time: formatDate(question.expiresAt, locale, "instant") })}
          </span>
        ) : null}
      </div>
      {shown && view ? (
        <>
          {shown.extension ? (
            <div className={styles.part}>
              <ExtensionView shown={extensionViewOf(shown.terms, shown.extension, locale)} locale={locale} />
            </div>
          ) : (
            <ProposalView shown={shown} locale={locale} photo={question.photo} />
          )}
          {shown.extension ? <ConsentForms {...sent} /> : <AnswerForms {...sent} isPrincipal={isPrincipal} />}
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
