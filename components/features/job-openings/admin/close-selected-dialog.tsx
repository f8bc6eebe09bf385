"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { ConfirmDialog } from "@/components/ui/feedback/confirm-dialog";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { RefusedRows, type Refusal } from "@/components/ui/list/selection/refused-rows";
import { useSelection } from "@/components/ui/list/selection/frame";
import { closeJobOpeningsAction } from "@/lib/features/job-openings/actions";

/** Confirm closing the selected openings. Refused ones stay selected and are listed with the reason. */
export function CloseSelectedDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("job-openings.bulk");
  const shell = useTranslations("shell");
  const router = useRouter();
  const toast = useToast();
  const { selected, set } = useSelection();
  const [failure, setFailure] = useState("");
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isPending, startTransition] = useTransition();
  const closeAll = () =>
    startTransition(async () => {
      const result = await closeJobOpeningsAction(selected.map(({ id }) => id)).catch(() => null);
      if (!result) return setFailure(shell("offline"));
      router.refresh();
      const refusedIds = result.refused.flatMap(({ id, message }) => {
        const row = selected.find((chosenRow) => chosenRow.id === id);
        return row ? [{ ...row, message }] : [];
      });
      set(
        selected.filter(({ id }) => !refusedIds.some((row) => row.id === id)),
        false,
      );
      if (refusedIds.length > 0) return setRefusal({ done: result.done, rows: refusedIds });
      toast({ severity: "success", text: t("done", { count: result.done }) });
      onClose();
      document.getElementById("content")?.focus();
    });
  return (
    <ConfirmDialog
      open
      title={t("title", { count: selected.length })}
      confirmLabel={t("close")}
      cancelLabel={shell(refusal ? "close" : "cancel")}
      busy={isPending}
      onConfirm={closeAll}
      onCancel={onClose}
    >
      {t("text")}
      <ul>
        {selected.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      {failure ? <Alert severity="error">{failure}</Alert> : null}
      {refusal ? <RefusedRows {...refusal} /> : null}
    </ConfirmDialog>
  );
}
