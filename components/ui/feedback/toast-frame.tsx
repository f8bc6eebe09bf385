"use client";

import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Snackbar from "@mui/material/Snackbar";
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from "react";

export type Toast = { severity: "success" | "error" | "info" | "warning"; text: string; title?: string };
type Shown = Toast & { key: number };

const ToastContext = createContext<(toast: Toast) => void>(() => {});
export const useToast = () => useContext(ToastContext);

const visibleMilliseconds = 5_000;

export function ToastFrame({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Shown[]>([]);
  const show = useCallback((toast: Toast) => setToasts((all) => [...all.slice(-2), { ...toast, key: Date.now() + all.length }]), []);
  const close = useCallback(() => setToasts((all) => all.slice(1)), []);
  const current = toasts[0];
  return (
    <ToastContext value={useMemo(() => show, [show])}>
      {children}
      <Snackbar
        key={current?.key}
        open={current !== undefined}
        autoHideDuration={visibleMilliseconds}
        onClose={(_event, reason) => (reason === "clickaway" ? undefined : close())}
        anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
      >
        {current ? (
          <Alert severity={current.severity} variant="filled" onClose={close} sx={{ minWidth: 280 }}>
            {current.title ? <AlertTitle>{current.title}</AlertTitle> : null}
            {current.text}
          </Alert>
        ) : undefined}
      </Snackbar>
    </ToastContext>
  );
}
