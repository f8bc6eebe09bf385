"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { ConfirmDialog } from "@/components/ui/feedback/confirm-dialog";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { undoCheckInAction } from "@/lib/features/manning/check-in-out/actions";

type Props = { vesselId: number; vesselCrewId: number; crewId: number; name: string; onClose: () => void };

/** Undo a check-in of the same day. */
export function UndoCheckInDialog({ name, onClose, ...person }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const toast = useToast();
  const [failure, setFailure] = useState("");
  const [isPending, startTransition] = useTransition();
  const undo = () =>
    startTransition(async () => {
      const result = await undoCheckInAction(person).catch(() => null);
      if (!result?.ok) return setFailure(result?.message ?? t("shell.offline"));
      toast({ severity: "success", text: t("manning.undo.done") });
      onClose();
      router.refresh();
      setTimeout(() => document.getElementById("content")?.focus());
    });
  return (
    <ConfirmDialog
      open
      title={t("vessels.board.undo.title", { name })}
      confirmLabel={t("vessels.board.undo.action")}
      cancelLabel={t("shell.cancel")}
      busy={isPending}
      onConfirm={undo}
      onCancel={onClose}
    >
      {t("vessels.board.undo.text")}
      {failure ? (
        <Alert severity="error" space="above-16">
          {failure}
        </Alert>
      ) : null}
    </ConfirmDialog>
  );
}
