"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { Dialog } from "@/components/ui/feedback/dialog";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import { formatDate } from "@/lib/platform/calendar/dates";
import styles from "./panel.module.css";
import { useNotices, type NoticeItem } from "./use-notices";

type Props = { onUnread: (unread: number) => void; onClose: () => void };

/** Lists the user's notifications, the newest first, each linked to its page. Tasks are on the home page only. */
export function NotificationPanel({ onUnread, onClose }: Props) {
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
