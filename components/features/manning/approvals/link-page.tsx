import { getTranslations } from "next-intl/server";
import type { OpenedLink } from "@/lib/features/manning/approvals/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { DelegateAnswerForm } from "./delegate-answer-form";
import styles from "./link-page.module.css";
import { refusalKey } from "./refusal-key";
import { LinkQuestionView } from "./link-question-view";

/** Why an answer was refused, and for which item. Item 0 is the form that names a colleague. */
export type Problem = { item: number; code: string } | null;
type Props = { opened: OpenedLink; address: string; locale: Locale; problem: Problem; isAnswered: boolean };

/** Render the page of a mailed approval link. It works without JavaScript and without an account. product 5.9 */
export async function ApprovalLinkPage({ opened, address, locale, problem, isAnswered }: Props) {
  const [t, answers, extensions] = await Promise.all([
    getTranslations("approvals.page"),
    getTranslations("vessel-answers"),
    getTranslations("extensions.page"),
  ]);
  const isPrincipal = opened.purpose === "principal-approval";
  const isExtension = opened.purpose === "extension-consent";
  const messageKey = refusalKey(problem?.code);
  const problemOf = (item: number) => (messageKey && problem?.item === item ? t(messageKey) : undefined);
  const { questions, vessel, handOverView } = opened;
  const open = questions.filter(({ shown }) => shown);
  const placeOf = (itemId: number) => {
    const index = questions.findIndex((question) => question.itemId === itemId);
    return questions.length > 1 ? { no: index + 1, of: questions.length } : undefined;
  };
  return (
    <div className={styles.page}>
      <h1>
        {isExtension
          ? extensions("title", { vessel })
          : t(isPrincipal ? "principalTitle" : "employeeTitle", { vessel })}
      </h1>
      <p className={styles.lead}>
        {isExtension
          ? extensions("lead")
          : isPrincipal
            ? t("principalLead", { count: questions.length, vessel })
            : t("employeeLead")}
      </p>
      {opened.port && questions.some(({ shown }) => shown) ? (
        <p className={styles.lead}>
          {opened.port.at
            ? answers("port", { vessel, port: opened.port.port, date: formatDate(opened.port.at, locale) })
            : answers("portPlanned", { vessel, port: opened.port.port })}
        </p>
      ) : null}
      <p className={styles.issued}>{t("issuedTo", { email: opened.issuedTo })}</p>
      {questions.map((question) => (
        <LinkQuestionView
          key={question.itemId}
          question={question}
          isPrincipal={isPrincipal}
          isExtension={isExtension}
          declaration={opened.declaration[locale]}
          namedPerson={opened.namedPerson}
          action={`${address}/answer`}
          locale={locale}
          problem={problemOf(question.itemId)}
          place={placeOf(question.itemId)}
          openLeft={question === open[0] ? open.length : null}
          isAnswered={isAnswered}
        />
      ))}
      {handOverView ? (
        <DelegateAnswerForm action={`${address}/ask`} view={handOverView} problem={problemOf(0)} />
      ) : null}
    </div>
  );
}
