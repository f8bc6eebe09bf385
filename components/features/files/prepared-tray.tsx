"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { Icon } from "@/components/ui/layout/icon";
import styles from "./prepared-tray.module.css";
import { usePrepared, type ListedFile } from "./use-prepared";

const PreparedPanel = dynamic(() => import("./prepared-panel").then((module) => module.PreparedPanel), {
  loading: () => null,
});

/** Shows the user's files in preparation and ready ones; hidden when there are none. Shows a toast when one is done. */
export function PreparedTray() {
  const t = useTranslations("prepared-files");
  const toast = useToast();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { files, waiting, ready, refresh } = usePrepared(({ state, title }: ListedFile) =>
    toast(
      state === "ready"
        ? { severity: "success", text: t("becameReady", { title }) }
        : { severity: "error", text: t("becameFailed", { title }) },
    ),
  );
  if (files.length === 0 && !anchor) return null;
  const name = t("open", { waiting, ready });
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={name}
        title={name}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="file" />
        {ready > 0 ? (
          <span className={styles.count} aria-hidden>
            {ready}
          </span>
        ) : null}
        {waiting > 0 ? <span className={styles.busy} aria-hidden /> : null}
      </button>
      {anchor ? (
        <PreparedPanel anchor={anchor} files={files} onClose={() => setAnchor(null)} onChange={refresh} />
      ) : null}
    </>
  );
}
