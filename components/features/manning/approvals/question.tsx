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
import { ConsentForms } from "./consent-forms";
import { ExtensionOutcome } from "./extension-outcome";
import { ShownExtension } from "./shown-extension";

type Props = {
  question: LinkQuestion;
  isPrincipal: boolean;
  /** The seafarer is asked whether to stay longer. */
  isExtension: boolean;
  declaration: string;
  namedPerson: string | null;
  action: string;
  locale: Locale;
  problem?: string | undefined;
};

/** What became of a question that can no longer be answered. */
async function Outcome({ question, isPrincipal, isExtension, namedPerson, locale }: Props) {
  const t = await getTranslations("approvals.page");
  const { outcome, state } = question;
  if (isExtension) return <ExtensionOutcome question={question} locale={locale} />;
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

type Shown = NonNullable<LinkQuestion["shown"]>;

const shownOf = (terms: Shown["terms"], extension: NonNullable<Shown["extension"]>, locale: Locale) => ({
  vessel: terms.vessel,
  rank: terms.rank[locale],
  originalDate: extension.originalDate,
  newDate: extension.newDate,
  reason: extension.reason,
  service: { since: extension.servingSince, months: extension.months },
});

/** One proposal of a link with everything its answer rests on, or what became of it. */
export async function Question(props: Props) {
  const { question, isPrincipal, declaration, action, locale, problem } = props;
  const { itemId, shown, view } = question;
  const sent = { action, hidden: { itemId, view: view ?? "" }, declaration, name: String(itemId), problem };
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
            {shown.extension ? (
              <ShownExtension shown={shownOf(shown.terms, shown.extension, locale)} locale={locale} />
            ) : (
              <ShownTerms terms={shown.terms} locale={locale} />
            )}
          </div>
          {shown.check ? <ShownCheck check={shown.check} locale={locale} /> : null}
          {shown.cv ? <ShownCv cv={shown.cv} locale={locale} /> : null}
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
