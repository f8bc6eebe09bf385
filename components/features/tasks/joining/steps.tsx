import { getLocale, getTranslations } from "next-intl/server";
import { QuestionWithAnswer } from "@/components/features/tasks/facts/question-with-answer";
import styles from "@/components/features/tasks/facts/facts.module.css";
import type { MyJoining } from "@/lib/features/tasks/joining/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { DateWithDaysLeft } from "../date-with-days-left";

type Step = MyJoining["steps"][number];

/** Show health steps without their result, because phones are shared and lost. */
const wordOf = ({ isDone, status }: Step) =>
  isDone ? "done" : status === "Scheduled" ? "scheduled" : status === "Pending Sign" ? "waiting" : "missing";

/** Lists the steps before joining: done, or missing with their due date. */
export async function JoiningSteps({ steps, missingCertificates }: { steps: Step[]; missingCertificates: number }) {
  const [t, names, locale] = await Promise.all([
    getTranslations("joining.steps"),
    getTranslations("preparation-joiners.columns"),
    getLocale(),
  ]);
  const day = (value: string) => formatDate(value, locale);
  if (steps.length === 0) return null;
  return (
    <QuestionWithAnswer title={t("title")}>
      {steps.every(({ isDone }) => isDone) ? <p>{t("allDone")}</p> : null}
      <ul className={styles.lines}>
        {steps.map((step) => {
          const word = wordOf(step);
          const isCounted = step.item === "certificates" && missingCertificates > 0;
          return (
            <li key={step.item}>
              <span className={step.isDone ? styles.none : "joining-missing"}>
                {isCounted ? t("certificates", { count: missingCertificates }) : names(step.item)}
              </span>
              {step.by ? (
                <DateWithDaysLeft {...step.by}>
                  {word === "scheduled" && step.date
                    ? `${t(word)} ${day(step.date)}`
                    : `${t(word)}, ${t("by", { date: day(step.by.day) })}`}
                </DateWithDaysLeft>
              ) : (
                <span className={styles.none}>{t(word)}</span>
              )}
            </li>
          );
        })}
      </ul>
    </QuestionWithAnswer>
  );
}
