"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { RowMenu, rowVerb } from "@/components/ui/list/row-menu";
import type { CheckInOutPerson } from "./use-check-in-out-form";

const BoardDialog = lazyDialog(() => import("./dialog").then((module) => module.CheckInOutDialog));
const UndoDialog = lazyDialog(() => import("./undo-check-in-dialog").then((module) => module.UndoCheckInDialog));

/** extendHref: the address of the extension request; null without permission. */
type Props = Omit<CheckInOutPerson, "kind"> & { mayUndo: boolean; extendHref: string | null };

/** Sign off a person on board, or undo a check-in of the same day. */
export function OnBoardActions({ mayUndo, extendHref, ...person }: Props) {
  const t = useTranslations("vessels.board");
  const extensions = useTranslations("extensions.actions");
  const router = useRouter();
  const [openDialog, setOpenDialog] = useState<"checkOut" | "undo" | null>(null);
  const { name, vesselId, vesselCrewId, crewId } = person;
  const onClose = () => setOpenDialog(null);
  return (
    <>
      <RowMenu
        label={t("moreOf", { name })}
        choices={[
          ...(extendHref ? [{ label: extensions("request"), choose: () => router.push(extendHref) }] : []),
          ...(mayUndo ? [{ label: t("undo.action"), choose: () => setOpenDialog("undo") }] : []),
        ]}
        preload={UndoDialog.preloadProps.onFocus}
      >
        <button
          type="button"
          className={rowVerb}
          {...BoardDialog.preloadProps}
          onClick={() => setOpenDialog("checkOut")}
          aria-label={t("checkOut.of", { name })}
        >
          {t("checkOut.action")}
        </button>
      </RowMenu>
      {openDialog === "checkOut" ? <BoardDialog kind="checkOut" {...person} onClose={onClose} /> : null}
      {openDialog === "undo" ? (
        <UndoDialog name={name} vesselId={vesselId} vesselCrewId={vesselCrewId} crewId={crewId} onClose={onClose} />
      ) : null}
    </>
  );
}
