"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import styles from "../billing.module.css";

const DecideDialog = lazyDialog(() => import("./decide-dialog").then((module) => module.DecideDialog));

/** Actions on a requested first month. */
export function StartVerbs({
  mayConfirm,
  mayRefuse,
  month,
}: {
  mayConfirm: boolean;
  mayRefuse: boolean;
  month: string;
}) {
  const t = useTranslations("billing.start");
  const [asked, setAsked] = useState<"confirm" | "refuse" | null>(null);
  return (
    <div className={styles.actions}>
      {mayConfirm ? (
        <Button variant="contained" {...DecideDialog.warm} onClick={() => setAsked("confirm")}>
          {t("confirm")}
        </Button>
      ) : null}
      {mayRefuse ? (
        <Button variant="outlined" {...DecideDialog.warm} onClick={() => setAsked("refuse")}>
          {t("refuse")}
        </Button>
      ) : null}
      {asked ? <DecideDialog decision={asked} month={month} onClose={() => setAsked(null)} /> : null}
    </div>
  );
}
