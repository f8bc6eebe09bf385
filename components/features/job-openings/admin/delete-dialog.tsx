"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { ConfirmDialog } from "@/components/ui/feedback/confirm-dialog";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { deleteJobOpeningAction } from "@/lib/features/job-openings/actions";

type Props = { id: number; name: string; onClose: () => void };

export function DeleteDialog({ id, name, onClose }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const toast = useToast();
  const [failure, setFailure] = useState("");
  const [isPending, startTransition] = useTransition();
  const remove = () =>
    startTransition(async () => {
      const result = await deleteJobOpeningAction({ id }).catch(() => null);
      if (!result?.ok)
        return setFailure(result && result.status < 500 ? result.message : t("job-openings.admin.deleteFailed"));
      toast({ severity: "success", text: t("job-openings.admin.deleted") });
      onClose();
      router.refresh();
      document.getElementById("content")?.focus();
    });
  return (
    <ConfirmDialog
      open
      danger
      title={t("job-openings.admin.deleteTitle")}
      confirmLabel={t("job-openings.list.delete")}
      cancelLabel={t("shell.cancel")}
      busy={isPending}
      onConfirm={remove}
      onCancel={onClose}
    >
      {t("job-openings.admin.deleteText", { name })}
      {failure ? (
        <Alert severity="error" space="above-16">
          {failure}
        </Alert>
      ) : null}
    </ConfirmDialog>
  );
}
