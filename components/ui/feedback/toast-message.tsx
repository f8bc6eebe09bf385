"use client";

import { useEffect, useRef, type KeyboardEvent } from "react";
import { Icon } from "../layout/icon";
import styles from "./toast.module.css";

/**
 * Seconds until it closes: 5 by default, 2 where the documents say so (schedules, preparation documents). document 2
 * §9
 */
export type Toast = {
  severity: "success" | "error" | "info" | "warning";
  text: string;
  title?: string;
  seconds?: 2 | 5 | 10;
  /** A button in the toast, such as Undo. It closes the toast. */
  action?: { label: string; run: () => void };
  /** Also shows the toast after a full page load, because the next page may lose this one. */
  showsOnNextPage?: true;
};

const minSeconds = 1_000;

/**
 * Shows one toast with its own timer, which stops while paused. Screen readers announce errors at once, others
 * politely.
 */
export function ToastMessage({
  id,
  toast,
  isPaused,
  closeLabel,
  onClose,
}: {
  id: number;
  toast: Toast;
  isPaused: boolean;
  closeLabel: string;
  onClose: (id: number) => void;
}) {
  const { severity, text, title, seconds = 5, action } = toast;
  const left = useRef(seconds * 1_000);
  useEffect(() => {
    if (isPaused) return;
    const since = Date.now();
    const timer = setTimeout(() => onClose(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(minSeconds, left.current - (Date.now() - since));
    };
  }, [id, isPaused, onClose]);
  const close = () => onClose(id);
  const closeByKey = ({ key }: KeyboardEvent) => key === "Escape" && close();
  return (
    <div className={`${styles.toast} ${styles[severity] ?? ""}`} onKeyDown={closeByKey}>
      <div className={styles.text} role={severity === "error" ? "alert" : undefined}>
        {title ? <strong className={styles.title}>{title}</strong> : null}
        <span>{text}</span>
      </div>
      {action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            close();
            action.run();
          }}
        >
          {action.label}
        </button>
      ) : null}
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
