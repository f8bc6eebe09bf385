"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { RowMenu, rowVerb } from "@/components/ui/list/row-menu";
import type { BjstRow } from "@/lib/features/preparation/bjst/schema";

const UpdateDialog = lazyDialog(() => import("./update-dialog").then((module) => module.UpdateDialog));
const ResultDialog = lazyDialog(() => import("./result-dialog").then((module) => module.ResultDialog));

/** Offer the actions for a training without a result: enter the result or reschedule. */
export function BjstActions({ row }: { row: BjstRow }) {
  const t = useTranslations("checkups.actions");
  const [openDialog, setOpenDialog] = useState<"update" | "result" | null>(null);
  const close = () => setOpenDialog(null);
  const name = row.employeeName;
  if (!row.mayUpdate) return null;
  return (
    <>
      <RowMenu
        label={t("moreOf", { name })}
        choices={[{ label: t("update"), choose: () => setOpenDialog("update") }]}
        preload={UpdateDialog.preloadProps.onFocus}
      >
        <button
          type="button"
          className={rowVerb}
          {...ResultDialog.preloadProps}
          onClick={() => setOpenDialog("result")}
          aria-label={t("enterResultOf", { name })}
        >
          {t("enterResult")}
        </button>
      </RowMenu>
      {openDialog === "update" ? <UpdateDialog row={row} onClose={close} /> : null}
      {openDialog === "result" ? <ResultDialog row={row} onClose={close} /> : null}
    </>
  );
}
