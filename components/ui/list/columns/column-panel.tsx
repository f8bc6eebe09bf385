"use client";

import { useTranslations } from "next-intl";
import { useRef, type KeyboardEvent } from "react";
import { useFloatingPosition } from "../../layout/use-float";
import styles from "./columns.module.css";

export type Column = { id: string; label: string };
type Props = {
  id: string;
  anchor: HTMLElement;
  columns: Column[];
  hidden: string[];
  onHide: (hidden: string[]) => void;
  onClose: () => void;
};

/** Chooses the visible columns of a table. Arrows move; Escape and leaving close it. */
export function ColumnPanel({ id, anchor, columns, hidden, onHide, onClose }: Props) {
  const t = useTranslations("shell.list.columns");
  const box = useRef<HTMLDivElement>(null);
  useFloatingPosition(box, anchor, "input", onClose);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, currentTarget } = event;
    if (key === "Escape") {
      event.stopPropagation();
      return onClose();
    }
    if (key !== "ArrowDown" && key !== "ArrowUp") return;
    event.preventDefault();
    const boxes = [...currentTarget.querySelectorAll<HTMLElement>("input")];
    const activeBox = boxes.findIndex((item) => item === document.activeElement);
    boxes.at((activeBox + (key === "ArrowDown" ? 1 : -1)) % boxes.length)?.focus();
  };
  const toggle = (column: string) =>
    onHide(hidden.includes(column) ? hidden.filter((item) => item !== column) : [...hidden, column]);
  return (
    <div
      ref={box}
      id={id}
      role="dialog"
      aria-label={t("title")}
      popover="manual"
      className={styles.panel}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget) && relatedTarget !== anchor) onClose();
      }}
    >
      <strong>{t("title")}</strong>
      <div className={styles.options}>
        {columns.map((column) => (
          <label key={column.id}>
            <input type="checkbox" checked={!hidden.includes(column.id)} onChange={() => toggle(column.id)} />
            {column.label}
          </label>
        ))}
      </div>
      <button
        type="button"
        className={styles.reset}
        disabled={!columns.some(({ id: column }) => hidden.includes(column))}
        onClick={() => {
          onHide([]);
          box.current?.querySelector("input")?.focus();
        }}
      >
        {t("reset")}
      </button>
    </div>
  );
}
