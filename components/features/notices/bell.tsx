"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Icon } from "@/components/ui/layout/icon";
import styles from "@/components/ui/layout/button.module.css";
import { useUnreadCount } from "./use-unread-count";

const Panel = lazyDialog(() => import("./panel").then((module) => module.NotificationPanel));

/** Shows the number of unread notifications. */
export function NotificationBell({ person }: { person: string }) {
  const t = useTranslations("notices");
  const [isOpen, setIsOpen] = useState(false);
  const [unread, learn] = useUnreadCount(person);
  const name = `${t("title")}: ${t("unread", { count: unread })}`;
  return (
    <div className={styles.headerPlace}>
      <button
        type="button"
        className={styles.headerIcon}
        {...Panel.preloadProps}
        onClick={() => setIsOpen(true)}
        aria-haspopup="dialog"
        aria-label={name}
        title={name}
      >
        <Icon name="bell" />
        {unread > 0 ? (
          <span className={styles.headerCount} aria-hidden>
            {unread > 99 ? t("many") : unread}
          </span>
        ) : null}
      </button>
      {isOpen ? <Panel onUnread={learn} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}
