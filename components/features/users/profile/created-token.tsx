"use client";

import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/layout/button";
import { AccountAlert } from "../password/account-alert";
import styles from "./profile.module.css";

/** A new token, to be copied now or never. */
export function CreatedToken({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useTranslations("users.security");
  const [copied, setCopied] = useState<"yes" | "no" | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => setCopied("yes"),
      () => setCopied("no"),
    );
  return (
    <>
      <DialogContent dividers>
        <AccountAlert severity="warning">{t("tokenOnce")}</AccountAlert>
        <div className={styles.token}>
          <code>{token}</code>
          <Button variant="contained" onClick={() => void copy()}>
            {t(copied === "yes" ? "copied" : "copy")}
          </Button>
        </div>
        <p role="status" aria-live="polite" className={styles.status}>
          {copied === "no" ? t("copyFailed") : ""}
        </p>
      </DialogContent>
      <DialogActions sx={{ px: 6, py: 3 }}>
        <Button onClick={onDone}>{t("done")}</Button>
      </DialogActions>
    </>
  );
}
