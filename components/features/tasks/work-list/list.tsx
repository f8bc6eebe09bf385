import { getLocale, getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import { ListError } from "@/components/ui/list/list-error";
import type { Task } from "@/lib/features/tasks/rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { DateWithDaysLeft } from "../date-with-days-left";
import styles from "./list.module.css";

/** The task list. Each line links to exactly the rows it counts. null when it could not be loaded. */
export async function WorkList({ tasks }: { tasks: Task[] | null }) {
  const [t, locale] = await Promise.all([getTranslations("tasks"), getLocale()]);
  const date = (day: string) => formatDate(day, locale);
  if (!tasks || tasks.length === 0)
    return (
      <section className={styles.section} aria-label={t("title")}>
        {tasks ? <p className={styles.nothing}>{t("nothing")}</p> : <ListError text={t("failed")} />}
      </section>
    );
  return (
    <section className={styles.section} aria-label={t("title")}>
      <h2 className={styles.title}>{t("title")}</h2>
      <ul className={styles.list}>
        {tasks.map(({ key, about, count, isMore, day, daysLeft, urgency, href }) => (
          <li key={key}>
            <Link href={href} prefetch={false} className={styles.task} data-urgency={urgency}>
              <span className={styles.count} data-more={isMore || undefined}>
                {t("count", { count, more: String(isMore) })}
              </span>{" "}
              <span className={styles.words}>{t(`kinds.${key}`, { count })}</span>{" "}
              <span className={styles.day}>
                <DateWithDaysLeft daysLeft={daysLeft} urgency={urgency}>
                  {t(`about.${about === "waiting" && daysLeft > 0 ? "due" : about}`, { date: date(day) })}
                </DateWithDaysLeft>
              </span>
              <Icon name="right" size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
