"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import type { BjstRow } from "@/lib/features/preparation/bjst/schema";
import { SendMailAgain } from "../send-mail-again";
import styles from "../checkups.module.css";

const UpdateDialog = lazyDialog(() => import("./update-dialog").then((module) => module.UpdateDialog));
const ResultDialog = lazyDialog(() => import("./result-dialog").then((module) => module.ResultDialog));

/** Offer Update and Result, disabled once there is a result, and sending the mail again. D2 §4 */
export function BjstDetailActions({ row }: { row: BjstRow }) {
  const t = useTranslations("checkups.actions");
  const [openDialog, setOpenDialog] = useState<"update" | "result" | null>(null);
  const close = () => setOpenDialog(null);
  return (
    <div className={styles.actions}>
      <Button
        variant="contained"
        disabled={!row.mayUpdate}
        {...ResultDialog.preloadProps}
        onClick={() => setOpenDialog("result")}
        height="touch"
      >
        {t("enterResult")}
      </Button>
      <Button
        variant="outlined"
        disabled={!row.mayUpdate}
        {...UpdateDialog.preloadProps}
        onClick={() => setOpenDialog("update")}
        height="touch"
      >
        {t("update")}
      </Button>
      {row.mayUpdate ? <SendMailAgain type="BjstScheduled" preparationId={row.employeePreparationId} /> : null}
      {openDialog === "update" ? <UpdateDialog row={row} onClose={close} /> : null}
      {openDialog === "result" ? <ResultDialog row={row} onClose={close} /> : null}
    </div>
  );
}
