"use client";

import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from "react";
import styles from "./toast.module.css";
import { ToastMessage, type Toast } from "./toast-message";
import { arrivedToast, forgetToast, sendAhead } from "./travelling-toast";

export type { Toast };
type Shown = Toast & { key: number };

const ToastContext = createContext<(toast: Toast) => void>(() => {});
export const useToast = () => useContext(ToastContext);

const mostAtOnce = 3;

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
  const [toasts, setToasts] = useState<Shown[]>([]);
  const [isHeld, setHeld] = useState(false);
  const isAway = useWindowAway();
  const lastKey = useRef(0);
  const show = useCallback((toast: Toast) => {
    lastKey.current += 1;
    const key = lastKey.current;
    // A repeated message moves to the front and restarts its timer, instead of showing twice.
    const isOther = ({ severity, text, title }: Toast) =>
      severity !== toast.severity || text !== toast.text || title !== toast.title;
    setToasts((all) => [...all.filter(isOther).slice(1 - mostAtOnce), { ...toast, key }]);
    if (toast.travels) sendAhead(toast);
  }, []);
  useEffect(() => {
    const arrived = arrivedToast();
    if (arrived) show(arrived);
  }, [show]);
  // A toast that is removed while hovered or focused fires no leave event, so resume the timers here.
  const close = useCallback((key: number) => {
    setHeld(false);
    forgetToast();
    setToasts((all) => all.filter((toast) => toast.key !== key));
  }, []);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <ToastContext value={show}>
      {children}
      <div
        className={styles.frame}
        aria-live="polite"
        aria-relevant="additions"
        onPointerOver={hold}
        onPointerLeave={release}
        onFocus={hold}
        onBlur={release}
      >
        {toasts.map(({ key, ...toast }) => (
          <ToastMessage
            key={key}
            id={key}
            toast={toast}
            isPaused={isHeld || isAway}
            closeLabel={closeLabel}
            onClose={close}
          />
        ))}
      </div>
    </ToastContext>
  );
}
