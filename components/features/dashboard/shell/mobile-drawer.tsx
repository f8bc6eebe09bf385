"use client";

import { useTranslations } from "next-intl";
import { useRef, type MouseEvent, type ReactNode } from "react";
import { Icon } from "@/components/ui/layout/icon";
import styles from "./mobile-drawer.module.css";

/** The menu below 62em. The native dialog traps the focus, closes on Escape and returns the focus. */
export function MobileDrawer({ children }: { children: ReactNode }) {
  const t = useTranslations("shell");
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => drawer.current?.close();
  const closeAfterLink = (event: MouseEvent) => {
    const target = event.target;
    if (target === drawer.current || (target instanceof Element && target.closest("a"))) close();
  };
  return (
    <>
      <button
        type="button"
        className={`${styles.onNavy} ${styles.toggle}`}
        onClick={() => drawer.current?.showModal()}
        aria-label={t("openMenu")}
        aria-haspopup="dialog"
      >
        <Icon name="menu" size={22} />
      </button>
      <dialog ref={drawer} className={styles.drawer} aria-label={t("mainMenu")} onClick={closeAfterLink}>
        <div className={styles.panel}>
          <button type="button" className={styles.onNavy} onClick={close} aria-label={t("closeMenu")}>
            <Icon name="close" size={22} />
          </button>
          {children}
        </div>
      </dialog>
    </>
  );
}
