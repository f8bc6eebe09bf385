import { getLocale, getTranslations } from "next-intl/server";
import { QuestionWithAnswer } from "@/components/features/tasks/facts/question-with-answer";
import styles from "@/components/features/tasks/facts/facts.module.css";
import type { MyJoining } from "@/lib/features/tasks/joining/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { DateWithDaysLeft } from "../date-with-days-left";

/** Lists appointments with place and time, the next first. */
export async function JoiningAppointments({ appointments }: { appointments: MyJoining["appointments"] }) {
  const [t, locale] = await Promise.all([getTranslations("joining.places"), getLocale()]);
  const day = (value: string) => formatDate(value, locale);
  return (
    <QuestionWithAnswer title={t("title")}>
      <ul className={styles.lines}>
        {appointments.map(({ kind, lastDay, place, letterNumber, ...when }) => (
          <li key={`${kind} ${when.day} ${letterNumber ?? ""}`}>
            <span>
              <b>{t(kind)}</b>
              <small>{place ?? t("noPlace")}</small>
              {letterNumber ? <small>{t("letter", { number: letterNumber })}</small> : null}
            </span>
            <DateWithDaysLeft {...when}>
              {lastDay === when.day ? day(when.day) : `${day(when.day)} – ${day(lastDay)}`}
            </DateWithDaysLeft>
          </li>
        ))}
      </ul>
    </QuestionWithAnswer>
  );
}
