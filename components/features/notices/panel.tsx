"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { Dialog } from "@/components/ui/feedback/dialog";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import type { Task } from "@/lib/features/tasks/rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import styles from "./panel.module.css";
import { useNotices, type NoticeItem } from "./use-notices";

const maxTasks = 4;

type Props = { home: string; onUnread: (unread: number) => void; onClose: () => void };

/** Lists the user's tasks and notifications, the newest first, each linked to its page. */
export function NotificationPanel({ home, onUnread, onClose }: Props) {
  const [t, shell] = [useTranslations("notices"), useTranslations("shell")];
  const titleId = useId();
  const { loaded, seen, retry } = useNotices(onUnread);
  const isHere = loaded !== null && loaded !== "failed";
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      sx={{ "& .MuiDialog-container": { alignItems: "flex-start", justifyContent: "flex-end" } }}
      slotProps={{ paper: { className: styles.paper, "aria-labelledby": titleId }, transition: { timeout: 0 } }}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{t("title")}</h2>
        {isHere && loaded.unread > 0 ? (
          <button type="button" className={styles.verb} onClick={() => seen()}>
            {t("markAll")}
          </button>
        ) : null}
        <button type="button" className={styles.icon} onClick={onClose} aria-label={t("close")} autoFocus>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>
        {isHere && loaded.elsewhere && loaded.elsewhere.unread > 0 ? (
          <p className={styles.elsewhere}>
            {t("elsewhere", {
              count: loaded.elsewhere.unread,
              division: shell(loaded.elsewhere.divisionId === 1 ? "division.1" : "division.2"),
            })}
          </p>
        ) : null}
        {isHere && loaded.tasks.length > 0 ? <Waiting tasks={loaded.tasks} home={home} onClose={onClose} /> : null}
        {isHere && loaded.notices.length > 0 ? (
          <ul className={styles.list}>
            {loaded.notices.map((notice) => (
              <Line key={notice.id} notice={notice} onSeen={() => seen([notice.id])} onClose={onClose} />
            ))}
          </ul>
        ) : null}
        {isHere && loaded.notices.length === 0 ? <p className={styles.quiet}>{t("empty")}</p> : null}
        {loaded === "failed" ? (
          <p className={styles.quiet}>
            {t("failed")}{" "}
            <button type="button" className={styles.verb} onClick={retry}>
              {t("retry")}
            </button>
          </p>
        ) : null}
        <p role="status" className={styles.quiet}>
          {loaded === null ? t("loading") : null}
        </p>
      </div>
      <Link href="/dashboard/profile#notices" prefetch={false} className={styles.foot} onClick={onClose}>
        {t("settings")}
      </Link>
    </Dialog>
  );
}

function Waiting({ tasks, home, onClose }: { tasks: readonly Task[]; home: string; onClose: () => void }) {
  const [t, taskLabels] = [useTranslations("notices"), useTranslations("tasks")];
  return (
    <section className={styles.waiting} aria-label={t("waiting")}>
      <h3>{t("waiting")}</h3>
      <ul className={styles.list}>
        {tasks.slice(0, maxTasks).map(({ key, count, isMore, urgency, href }) => (
          <li key={key}>
            <Link href={href} prefetch={false} className={styles.task} data-urgency={urgency} onClick={onClose}>
              <span className={styles.count}>{taskLabels("count", { count, more: String(isMore) })}</span>
              {taskLabels(`kinds.${key}`, { count })}
            </Link>
          </li>
        ))}
      </ul>
      {tasks.length > maxTasks ? (
        <Link href={home} prefetch={false} className={styles.all} onClick={onClose}>
          {`${t("allWork")} (${tasks.length})`}
        </Link>
      ) : null}
    </section>
  );
}

type LineProps = { notice: NoticeItem; onSeen: () => void; onClose: () => void };

function Line({ notice: { title, topic, createdAt, isRead, href }, onSeen, onClose }: LineProps) {
  const t = useTranslations("notices");
  const language = useLocale();
  const open = () => {
    if (!isRead) onSeen();
    onClose();
  };
  return (
    <li className={styles.line} data-unread={!isRead || undefined}>
      <div className={styles.said}>
        {href ? (
          <Link href={href} prefetch={false} className={styles.title} onClick={open}>
            {title}
          </Link>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        <span className={styles.muted}>
          {isRead ? null : <b>{t("new")} · </b>}
          {t(`topics.${topic}`)} · {formatDate(new Date(createdAt), language, "instant")}
        </span>
      </div>
      {isRead ? null : (
        <button
          type="button"
          className={styles.icon}
          onClick={onSeen}
          aria-label={t("markOne", { title })}
          title={t("markOne", { title })}
        >
          <Icon name="check" />
        </button>
      )}
    </li>
  );
}
