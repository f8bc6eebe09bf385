"use client";

import { useEffect, useRef, type KeyboardEvent } from "react";
import { Icon } from "../layout/icon";
import styles from "./toast.module.css";

/** seconds: how long it stays, 5 unless the documents say 2 (schedules and the papers of a preparation). document 2 §9 */
export type Toast = {
  severity: "success" | "error" | "info" | "warning";
  text: string;
  title?: string;
  seconds?: 2 | 5;
  /** Said before another page is shown, which may be loaded anew: it is told there too. */
  travels?: true;
};

const shortest = 1_000;

/** One notice with its own time, which stands still while paused. An error interrupts a screen reader, anything else waits for it. */
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
  const { severity, text, title, seconds = 5 } = toast;
  const left = useRef(seconds * 1_000);
  useEffect(() => {
    if (isPaused) return;
    const since = Date.now();
    const timer = setTimeout(() => onClose(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(shortest, left.current - (Date.now() - since));
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
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
