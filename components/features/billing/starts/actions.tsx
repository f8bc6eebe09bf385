"use client";

import { useTranslations } from "next-intl";
import { useState, type ComponentProps } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import styles from "../billing.module.css";

const DecideDialog = lazyDialog(() => import("./decide-dialog").then((module) => module.DecideStartDialog));

type Decision = ComponentProps<typeof DecideDialog>["decision"];

/** Actions on a requested first month: the second person confirms or refuses, the first withdraws. */
export function BillingStartActions({
  mayConfirm,
  mayRefuse,
  month,
}: {
  mayConfirm: boolean;
  mayRefuse: boolean;
  month: string;
}) {
  const t = useTranslations("billing.start");
  const [openDialog, setOpenDialog] = useState<Decision | null>(null);
  return (
    <div className={styles.actions}>
      {mayConfirm ? (
        <Button variant="contained" {...DecideDialog.preloadProps} onClick={() => setOpenDialog("confirm")}>
          {t("confirm")}
        </Button>
      ) : null}
      {mayRefuse ? (
        <Button
          variant="outlined"
          {...DecideDialog.preloadProps}
          onClick={() => setOpenDialog(mayConfirm ? "refuse" : "withdraw")}
        >
          {t(mayConfirm ? "refuse" : "withdraw")}
        </Button>
      ) : null}
      {openDialog ? <DecideDialog decision={openDialog} month={month} onClose={() => setOpenDialog(null)} /> : null}
    </div>
  );
}
