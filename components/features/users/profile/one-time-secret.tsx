"use client";

import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { useState, type ReactNode } from "react";
import { Button } from "@/components/ui/layout/button";
import { AccountAlert } from "../password/account-alert";
import styles from "./profile.module.css";

type Labels = Record<"once" | "copy" | "copied" | "copyFailed" | "done", string>;
type Props = { secret: string; labels: Labels; children?: ReactNode; onDone: () => void };

/** Shows a new token or address once, to copy. `children` explain how to use it. */
export function OneTimeSecret({ secret, labels, children, onDone }: Props) {
  const [copied, setCopied] = useState<"yes" | "no" | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied("yes"),
      () => setCopied("no"),
    );
  return (
    <>
      <DialogContent dividers>
        <AccountAlert severity="warning">{labels.once}</AccountAlert>
        <div className={styles.token}>
          <code>{secret}</code>
          <Button variant="contained" onClick={() => void copy()}>
            {copied === "yes" ? labels.copied : labels.copy}
          </Button>
        </div>
        <p role="status" aria-live="polite" className={styles.status}>
          {copied === "no" ? labels.copyFailed : ""}
        </p>
        {children ? <div className={styles.use}>{children}</div> : null}
      </DialogContent>
      <DialogActions sx={{ px: 6, py: 3 }}>
        <Button onClick={onDone}>{labels.done}</Button>
      </DialogActions>
    </>
  );
}
