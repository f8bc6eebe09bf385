"use client";

import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AccountAlert } from "@/components/features/users/password/account-alert";
import styles from "@/components/features/users/profile/profile.module.css";
import { Button } from "@/components/ui/layout/button";

/** A new address, to be copied now or never, and what to do with it. */
export function CreatedFeed({ address, onDone }: { address: string; onDone: () => void }) {
  const t = useTranslations("calendars.section");
  const [copied, setCopied] = useState<"yes" | "no" | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied("yes"),
      () => setCopied("no"),
    );
  return (
    <>
      <DialogContent dividers>
        <AccountAlert severity="warning">{t("once")}</AccountAlert>
        <div className={styles.token}>
          <code>{address}</code>
          <Button variant="contained" onClick={() => void copy()}>
            {t(copied === "yes" ? "copied" : "copy")}
          </Button>
        </div>
        <p role="status" aria-live="polite" className={styles.status}>
          {copied === "no" ? t("copyFailed") : ""}
        </p>
        <p>
          <a href={address.replace(/^https?:/, "webcal:")}>{t("open")}</a>
        </p>
        <h3 style={{ margin: "0 0 4px", fontSize: 14 }}>{t("how")}</h3>
        <ul style={{ margin: "0 0 12px", paddingInlineStart: 18 }}>
          <li>{t("google")}</li>
          <li>{t("outlook")}</li>
          <li>{t("apple")}</li>
        </ul>
        <p style={{ margin: 0 }}>{t("delay")}</p>
      </DialogContent>
      <DialogActions sx={{ px: 6, py: 3 }}>
        <Button onClick={onDone}>{t("done")}</Button>
      </DialogActions>
    </>
  );
}
