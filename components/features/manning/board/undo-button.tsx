"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { undoCheckInAction } from "@/lib/features/manning/board/actions";

const ConfirmDialog = lazyDialog(() =>
  import("@/components/ui/feedback/confirm-dialog").then((module) => module.ConfirmDialog),
);

type Props = { vesselId: number; vesselCrewId: number; employeeId: number; name: string };

/** Takes back a check-in of the same day. */
export function UndoButton({ name, ...person }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useState("");
  const [isPending, startTransition] = useTransition();
  const undo = () =>
    startTransition(async () => {
      const result = await undoCheckInAction(person).catch(() => null);
      if (!result?.ok) return setFailure(result?.message ?? t("shell.offline"));
      toast({ severity: "success", text: t("manning.undo.done") });
      setIsOpen(false);
      router.refresh();
      setTimeout(() => document.getElementById("content")?.focus());
    });
  const open = () => {
    setFailure("");
    setIsOpen(true);
  };
  return (
    <>
      <Button
        {...ConfirmDialog.warm}
        size="small"
        height="touch-32"
        onClick={open}
        aria-label={t("vessels.board.undo.of", { name })}
      >
        {t("vessels.board.undo.action")}
      </Button>
      {isOpen ? (
        <ConfirmDialog
          open
          title={t("vessels.board.undo.title", { name })}
          confirmLabel={t("vessels.board.undo.action")}
          cancelLabel={t("shell.cancel")}
          busy={isPending}
          onConfirm={undo}
          onCancel={() => setIsOpen(false)}
        >
          {t("vessels.board.undo.text")}
          {failure ? (
            <Alert severity="error" space="above-16">
              {failure}
            </Alert>
          ) : null}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
