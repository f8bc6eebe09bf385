"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState, useSyncExternalStore } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Icon } from "@/components/ui/layout/icon";
import styles from "./palette-button.module.css";
import type { Destination } from "./destination";

const Palette = lazyDialog(() => import("./palette").then((module) => module.Palette));

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);
const noSubscription = () => () => {};
const openDialog = '[role="dialog"][aria-modal="true"]';

/** Opens the global search by click, Ctrl K or ⌘ K. Not over another dialog, which may hold unsaved changes. */
export function PaletteButton({ person, destinations }: { person: string; destinations: Destination[] }) {
  const t = useTranslations("search");
  const [isOpen, setIsOpen] = useState(false);
  const apple = useSyncExternalStore(noSubscription, isApple, () => false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isOurs = isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
      if (!isOurs || event.altKey || event.shiftKey || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      if (!document.querySelector(openDialog)) setIsOpen(true);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  const key = apple ? "⌘ K" : "Ctrl K";
  return (
    <>
      <button
        type="button"
        className={styles.button}
        {...Palette.preloadProps}
        onClick={() => setIsOpen(true)}
        aria-haspopup="dialog"
        aria-keyshortcuts={apple ? "Meta+K" : "Control+K"}
        title={`${t("title")} (${key})`}
      >
        <Icon name="search" />
        <span className={styles.word}>{t("button")}</span>
        <kbd className={styles.key}>{key}</kbd>
      </button>
      {isOpen ? <Palette person={person} destinations={destinations} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
