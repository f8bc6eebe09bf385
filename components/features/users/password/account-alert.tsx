"use client";

import Alert from "@mui/material/Alert";
import type { ReactNode } from "react";

type Props = { severity: "success" | "info" | "warning" | "error"; title?: string | undefined; children?: ReactNode };

/** A message in its place, on the soft colour of its kind. */
export function AccountAlert({ severity, title, children }: Props) {
  return (
    <Alert
      severity={severity}
      role={severity === "error" ? "alert" : "status"}
      sx={{ bgcolor: `${severity}.light`, color: `${severity}.main`, "& .MuiAlert-icon": { color: "inherit" } }}
    >
      {title ? <strong style={{ display: "block" }}>{title}</strong> : null}
      {children}
    </Alert>
  );
}
