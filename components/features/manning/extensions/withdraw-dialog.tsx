"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { ConfirmDialog } from "@/components/ui/feedback/confirm-dialog";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { withdrawExtensionAction } from "@/lib/features/manning/extensions/actions";
import type { ExtensionRow } from "@/lib/features/manning/extensions/schema";
import { formatDate } from "@/lib/platform/calendar/dates";

/** Withdraw an undecided request. */
export function WithdrawExtensionDialog({ row, onClose }: { row: ExtensionRow; onClose: () => void }) {
  const t = useTranslations();
  const language = useLocale();
  const router = useRouter();
  const toast = useToast();
  const [failure, setFailure] = useState("");
  const [isPending, startTransition] = useTransition();
  const { vesselCrewExtensionId, employeeName: name, offBoardOriginalDate } = row;
  const withdraw = () =>
    startTransition(async () => {
      const result = await withdrawExtensionAction({ vesselCrewExtensionId }).catch(() => null);
      if (!result?.ok) return setFailure(result?.message ?? t("shell.offline"));
      toast({ severity: "success", text: t("extensions.withdraw.done") });
      onClose();
      router.refresh();
      setTimeout(() => document.getElementById("content")?.focus());
    });
  return (
    <ConfirmDialog
      open
      danger
      title={t("extensions.withdraw.title", { name })}
      confirmLabel={t("extensions.withdraw.action")}
      cancelLabel={t("shell.cancel")}
      busy={isPending}
      onConfirm={withdraw}
      onCancel={onClose}
    >
      {t("extensions.withdraw.text", { from: formatDate(offBoardOriginalDate, language) })}
      {failure ? (
        <Alert severity="error" space="above-16">
          {failure}
        </Alert>
      ) : null}
    </ConfirmDialog>
  );
}
