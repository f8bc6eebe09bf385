"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "../../layout/button";
import styles from "../list-table.module.css";
import { useSelection } from "./frame";

/** Shows how many rows are selected and their bulk actions, at the foot of the screen or after a short list. */
export function SelectionBar({ max, children }: { max: number; children: ReactNode }) {
  const t = useTranslations("shell.select");
  const { selected, clear } = useSelection();
  if (selected.length === 0) return null;
  return (
    <div className={styles.bar} role="region" aria-label={t("label")}>
      <strong role="status">{t("count", { count: selected.length })}</strong>
      {selected.length > max ? <span>{t("tooMany", { most: max })}</span> : null}
      {children}
      <Button variant="text" color="inherit" onClick={clear} height="touch-40">
        {t("clear")}
      </Button>
    </div>
  );
}
