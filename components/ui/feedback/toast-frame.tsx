"use client";

import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from "react";
import styles from "./toast.module.css";
import { ToastMessage, type Toast } from "./toast-message";
import { takeNextPageToast, discardNextPageToast, showOnNextPage } from "./next-page-toast";

export type { Toast };
type KeyedToast = Toast & { key: number };

const ToastContext = createContext<(toast: Toast) => void>(() => {});
export const useToast = () => useContext(ToastContext);

const maxToasts = 3;

/** Whether the window is in the background. */
function useWindowAway() {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const leave = () => setAway(true);
    const arrive = () => setAway(false);
    window.addEventListener("blur", leave);
    window.addEventListener("focus", arrive);
    return () => {
      window.removeEventListener("blur", leave);
      window.removeEventListener("focus", arrive);
    };
  }, []);
  return isAway;
}

/** Shows toasts at the foot of the page, the newest at the bottom. All timers pause while one is hovered or focused. */
export function ToastFrame({ children, closeLabel = "Close" }: { children: ReactNode; closeLabel?: string }) {
  const [toasts, setToasts] = useState<KeyedToast[]>([]);
  const [isTimerPaused, setTimerPaused] = useState(false);
  const isAway = useWindowAway();
  const lastKey = useRef(0);
  const show = useCallback((toast: Toast) => {
    lastKey.current += 1;
    const key = lastKey.current;
    // A repeated message moves to the front and restarts its timer, instead of showing twice.
    const isOther = ({ severity, text, title }: Toast) =>
      severity !== toast.severity || text !== toast.text || title !== toast.title;
    setToasts((all) => [...all.filter(isOther).slice(1 - maxToasts), { ...toast, key }]);
    if (toast.showsOnNextPage) showOnNextPage(toast);
  }, []);
  useEffect(() => {
    const nextPageToast = takeNextPageToast();
    if (nextPageToast) show(nextPageToast);
  }, [show]);
  // A toast that is removed while hovered or focused fires no leave event, so resume the timers here.
  const close = useCallback((key: number) => {
    setTimerPaused(false);
    discardNextPageToast();
    setToasts((all) => all.filter((toast) => toast.key !== key));
  }, []);
  const pauseTimers = () => setTimerPaused(true);
  const resumeTimers = () => setTimerPaused(false);
  return (
    <ToastContext value={show}>
      {children}
      <div
        className={styles.frame}
        aria-live="polite"
        aria-relevant="additions"
        onPointerOver={pauseTimers}
        onPointerLeave={resumeTimers}
        onFocus={pauseTimers}
        onBlur={resumeTimers}
      >
        {toasts.map(({ key, ...toast }) => (
          <ToastMessage
            key={key}
            id={key}
            toast={toast}
            isPaused={isTimerPaused || isAway}
            closeLabel={closeLabel}
            onClose={close}
          />
        ))}
      </div>
    </ToastContext>
  );
}
