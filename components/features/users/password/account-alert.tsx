"use client";

import type { ReactNode } from "react";
import { Alert, type Severity } from "@/components/ui/feedback/alert";
import styles from "./account-alert.module.css";

type Props = { severity: Severity; title?: string | undefined; children?: ReactNode };

/** An inline message in the soft colour of its severity. */
export function AccountAlert({ severity, title, children }: Props) {
  return (
    <Alert severity={severity} role={severity === "error" ? "alert" : "status"} className={styles[severity]}>
      {title ? <strong style={{ display: "block" }}>{title}</strong> : null}
      {children}
    </Alert>
  );
}
