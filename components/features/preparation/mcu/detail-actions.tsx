"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DownloadButton } from "@/components/ui/feedback/download-button";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { listMcuChoicesAction } from "@/lib/features/preparation/mcu/actions";
import type { McuRow } from "@/lib/features/preparation/mcu/schema";
import { SendMailAgain } from "../send-mail-again";
import { useLoadedOptions } from "../use-loaded-options";
import styles from "../checkups.module.css";
import { letterAddress } from "./letter-address";

const UpdateDialog = lazyDialog(() => import("./update-dialog").then((module) => module.UpdateDialog));
const ResultDialog = lazyDialog(() => import("./result-dialog").then((module) => module.ResultDialog));

/** Offer Update and Result (disabled once there is a result), the letter, and sending the mail again. D2 §4 */
export function McuDetailActions({ row }: { row: McuRow }) {
  const t = useTranslations("checkups.actions");
  const [openDialog, setOpenDialog] = useState<"update" | "result" | null>(null);
  const { choices, isAsking, open, close } = useLoadedOptions(() => listMcuChoicesAction({ vesselId: row.vesselId }));
  const ask = (dialog: "update" | "result") => {
    setOpenDialog(dialog);
    open();
  };
  const isClosed = !row.mayUpdate;
  return (
    <div className={styles.actions}>
      <Button
        variant="contained"
        disabled={isClosed}
        loading={isAsking && openDialog === "result"}
        {...ResultDialog.preloadProps}
        onClick={() => ask("result")}
        height="touch"
      >
        {t("enterResult")}
      </Button>
      <Button
        variant="outlined"
        disabled={isClosed}
        loading={isAsking && openDialog === "update"}
        {...UpdateDialog.preloadProps}
        onClick={() => ask("update")}
        height="touch"
      >
        {t("update")}
      </Button>
      <DownloadButton address={letterAddress} body={{ employeePreparationMcuIds: [row.id] }} label={t("letter")} />
      {row.mayUpdate ? <SendMailAgain type="McuScheduled" preparationId={row.employeePreparationId} /> : null}
      {choices && openDialog === "update" ? <UpdateDialog row={row} choices={choices} onClose={close} /> : null}
      {choices && openDialog === "result" ? <ResultDialog row={row} choices={choices} onClose={close} /> : null}
    </div>
  );
}
