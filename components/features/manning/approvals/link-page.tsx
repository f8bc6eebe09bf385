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
type Props = { opened: OpenedLink; address: string; locale: Locale; problem: Problem };

/** Render the page of a mailed approval link. It works without JavaScript and without an account. product 5.9 */
export async function ApprovalLinkPage({ opened, address, locale, problem }: Props) {
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
        />
      ))}
      {handOverView ? (
        <DelegateAnswerForm action={`${address}/ask`} view={handOverView} problem={problemOf(0)} />
      ) : null}
    </div>
  );
}
