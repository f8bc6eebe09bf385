"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { ConfirmDialog } from "@/components/ui/feedback/confirm-dialog";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { setJobOpeningOpenAction } from "@/lib/features/job-openings/actions";

type Props = { id: number; name: string; isOpen: boolean; onClose: () => void };

export function OpenOrCloseDialog({ id, name, isOpen, onClose }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const toast = useToast();
  const [failure, setFailure] = useState("");
  const [isPending, startTransition] = useTransition();
  const action = isOpen ? "close" : "reopen";
  const toggle = () =>
    startTransition(async () => {
      const result = await setJobOpeningOpenAction({ id, isOpen: !isOpen }).catch(() => null);
      if (!result?.ok) return setFailure(result?.message ?? t("shell.offline"));
      toast({ severity: "success", text: t(`job-openings.admin.${isOpen ? "closed" : "reopened"}`) });
      onClose();
      router.refresh();
    });
  return (
    <ConfirmDialog
      open
      title={t(`job-openings.admin.${action}Title`)}
      confirmLabel={t(`job-openings.list.${action}`)}
      cancelLabel={t("shell.cancel")}
      busy={isPending}
      onConfirm={toggle}
      onCancel={onClose}
    >
      {t(`job-openings.admin.${action}Text`, { name })}
      {failure ? (
        <Alert severity="error" space="above-16">
          {failure}
        </Alert>
      ) : null}
    </ConfirmDialog>
  );
}
