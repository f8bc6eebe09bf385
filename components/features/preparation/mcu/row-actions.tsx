"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { downloadPost } from "@/components/ui/form/download/download-post";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { RowMenu, rowVerb } from "@/components/ui/list/row-menu";
import { listMcuChoicesAction } from "@/lib/features/preparation/mcu/actions";
import type { McuRow } from "@/lib/features/preparation/mcu/schema";
import { useLoadedOptions } from "../use-loaded-options";
import { letterAddress } from "./letter-address";

const UpdateDialog = lazyDialog(() => import("./update-dialog").then((module) => module.UpdateDialog));
const ResultDialog = lazyDialog(() => import("./result-dialog").then((module) => module.ResultDialog));

/** Offer the actions for an appointment: enter the result, reschedule, download the letter. */
export function McuActions({ row }: { row: McuRow }) {
  const t = useTranslations("checkups.actions");
  const failed = useTranslations("shell.list")("failed");
  const toast = useToast();
  const [openDialog, setOpenDialog] = useState<"update" | "result" | null>(null);
  const { choices, open, close } = useLoadedOptions(() => listMcuChoicesAction({ vesselId: row.vesselId }));
  const ask = (dialog: "update" | "result") => {
    setOpenDialog(dialog);
    open();
  };
  const letter = async () => {
    const answer = await downloadPost(letterAddress, { employeePreparationMcuIds: [row.id] });
    if (!answer.ok) toast({ severity: "error", text: answer.message ?? failed });
  };
  const name = row.employeeName;
  return (
    <>
      <RowMenu
        label={t("moreOf", { name })}
        choices={[
          ...(row.mayUpdate ? [{ label: t("update"), choose: () => ask("update") }] : []),
          { label: t("letter"), choose: () => void letter() },
        ]}
        preload={UpdateDialog.preloadProps.onFocus}
      >
        {row.mayUpdate ? (
          <button
            type="button"
            className={rowVerb}
            {...ResultDialog.preloadProps}
            onClick={() => ask("result")}
            aria-label={t("enterResultOf", { name })}
          >
            {t("enterResult")}
          </button>
        ) : null}
      </RowMenu>
      {choices && openDialog === "update" ? <UpdateDialog row={row} choices={choices} onClose={close} /> : null}
      {choices && openDialog === "result" ? <ResultDialog row={row} choices={choices} onClose={close} /> : null}
    </>
  );
}
