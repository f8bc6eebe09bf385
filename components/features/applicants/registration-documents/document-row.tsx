"use client";

import { useTranslations } from "next-intl";
import { useId, type ReactNode } from "react";
import { Button } from "@/components/ui/layout/button";
import { rowId } from "../draft/open-row";
import styles from "./document-row.module.css";

/** State of a row in its list. On a phone it is a card that opens in place. */
export type RowState = {
  index: number;
  isOpen: boolean;
  hasNext: boolean;
  onToggle: () => void;
  onNext: () => void;
};

type Props = RowState & {
  list: string;
  title: string;
  /** Entered data, shown on the closed card. */
  lines: (string | null)[];
  isComplete: boolean;
  children: ReactNode;
};

/** Show a required document, marked as required and edited in place. Document 1 §4 */
export function DocumentRow({
  list,
  title,
  lines,
  isComplete,
  index,
  isOpen,
  hasNext,
  onToggle,
  onNext,
  children,
}: Props) {
  const t = useTranslations("registration");
  const id = useId();
  const filledLines = lines.filter((line) => line !== null && line !== "");
  return (
    <li id={rowId(list, index)} data-in-place="" className={styles.row}>
      <div className={styles.head}>
        <h3 id={`${id}-title`} className={styles.title}>
          <span className={styles.name}>
            {index + 1}. {title}
          </span>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={`${id}-fields`}
            onClick={onToggle}
          >
            {index + 1}. {title}
          </button>
        </h3>
        <span className={styles.requirement}>{t("list.required")}</span>
        <span className={isComplete ? styles.complete : styles.open}>
          {isComplete ? t("list.complete") : t("list.incomplete")}
        </span>
        {isOpen || filledLines.length === 0 ? null : <div className={styles.told}>{filledLines.join(" · ")}</div>}
      </div>
      <div
        id={`${id}-fields`}
        role="group"
        aria-labelledby={`${id}-title`}
        className={isOpen ? `${styles.fields} ${styles.shown}` : styles.fields}
      >
        {children}
        <div className={styles.verbs}>
          <Button variant="outlined" height={48} fullWidth onClick={onNext}>
            {hasNext ? t("actions.saveAndNext") : t("actions.save")}
          </Button>
        </div>
      </div>
    </li>
  );
}
