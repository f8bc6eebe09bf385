"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "@/components/ui/layout/button";
import { AccountAlert } from "../password/account-alert";
import styles from "./inactive-notice.module.css";

const waitSeconds = 5;

/** Says that the account is inactive and signs out after five seconds. Document 1 §4. */
export function InactiveNotice({ onEnd }: { onEnd: () => void }) {
  const t = useTranslations("users.security");
  const [left, setLeft] = useState(waitSeconds);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1_000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left === 0) end();
  }, [left]);

  return (
    <div className={styles.notice}>
      <AccountAlert severity="error" title={t("inactive")} />
      <p role="timer" className={styles.countdown}>
        {t("inactiveCountdown", { seconds: left })}
      </p>
      <Button variant="outlined" onClick={() => setLeft(0)} disabled={left === 0}>
        {t("signOutNow")}
      </Button>
    </div>
  );
}
