"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "../../layout/button";
import styles from "../list-table.module.css";
import { useSelection } from "./frame";

/** How many rows are chosen and what can be done with all of them; at the foot of the screen while the list is longer than it, after the list where that ends. */
export function SelectionBar({ most, children }: { most: number; children: ReactNode }) {
  const t = useTranslations("shell.select");
  const { chosen, clear } = useSelection();
  if (chosen.length === 0) return null;
  return (
    <div className={styles.bar} role="region" aria-label={t("label")}>
      <strong role="status">{t("count", { count: chosen.length })}</strong>
      {chosen.length > most ? <span>{t("tooMany", { most })}</span> : null}
      {children}
      <Button variant="text" color="inherit" onClick={clear} height="touch-40">
        {t("clear")}
      </Button>
    </div>
  );
}
