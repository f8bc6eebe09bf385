import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/layout/link";
import { ListError } from "@/components/ui/list/list-error";
import { bands, type Task } from "@/lib/features/tasks/rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import type { Urgency } from "@/lib/platform/calendar/urgency";
import { DateWithDaysLeft } from "../date-with-days-left";
import styles from "./list.module.css";
import { verbOf } from "./verbs";

/** Rows before the rest folds. */
const maxRows = 7;

/** Only danger is red; what else is overdue is amber. */
const shownUrgency = ({ urgency, isDanger }: Task): Urgency =>
  isDanger ? "overdue" : urgency === "overdue" ? "due" : urgency;

/**
 * The task list in three bands. Each line names its first case and leads to exactly the rows it counts. null when it
 * could not be loaded.
 */
export async function WorkList({ tasks }: { tasks: Task[] | null }) {
  const t = await getTranslations("tasks");
  if (!tasks || tasks.length === 0)
    return (
      <section className={styles.section} aria-label={t("title")}>
        {tasks ? <p className={styles.nothing}>{t("nothing")}</p> : <ListError text={t("failed")} />}
      </section>
    );
  const rest = tasks.slice(maxRows);
  return (
    <section className={styles.section} aria-label={t("title")}>
      <h2 className={styles.title}>{t("title")}</h2>
      <Bands tasks={tasks.slice(0, maxRows)} />
      {rest.length > 0 ? (
        <details className={styles.rest}>
          <summary>{t("more", { count: rest.length })}</summary>
          <Bands tasks={rest} />
        </details>
      ) : null}
    </section>
  );
}

async function Bands({ tasks }: { tasks: Task[] }) {
  const t = await getTranslations("tasks");
  return bands
    .map((band) => ({ band, own: tasks.filter((task) => task.band === band) }))
    .filter(({ own }) => own.length > 0)
    .map(({ band, own }) => (
      <div key={band} className={styles.band}>
        <h3>{t(`bands.${band}`)}</h3>
        <ul className={styles.list}>
          {own.map((task) => (
            <TaskLine key={task.key} task={task} />
          ))}
        </ul>
      </div>
    ));
}

async function TaskLine({ task }: { task: Task }) {
  const [t, locale] = await Promise.all([getTranslations("tasks"), getLocale()]);
  const { key, about, count, isMore, day, daysLeft, first, href } = task;
  const urgency = shownUrgency(task);
  const firstCase = [first?.vessel, first?.position && inLanguage(locale, first.position), first?.person]
    .filter(Boolean)
    .join(", ");
  return (
    <li>
      <Link href={href} prefetch={false} className={styles.task} data-urgency={urgency}>
        <span className={styles.count} data-more={isMore || undefined}>
          {t("count", { count, more: String(isMore) })}
        </span>{" "}
        <span className={styles.words}>
          {t(`kinds.${key}`, { count })}
          {firstCase ? <small>{count > 1 ? t("first", { name: firstCase }) : firstCase}</small> : null}
        </span>{" "}
        <span className={styles.day}>
          <DateWithDaysLeft daysLeft={daysLeft} urgency={urgency}>
            {t(`about.${about === "waiting" && daysLeft > 0 ? "due" : about}`, { date: formatDate(day, locale) })}
          </DateWithDaysLeft>
        </span>
        <b className={styles.verb}>{t(`verbs.${verbOf(task)}`)}</b>
      </Link>
    </li>
  );
}
