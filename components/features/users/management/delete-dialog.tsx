"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { ConfirmDialog } from "@/components/ui/feedback/confirm-dialog";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { deleteUserAction } from "@/lib/features/users/management/actions";
import { RefusalAlert } from "./refusal-alert";
import type { UserRow } from "./user-row";
import styles from "./user-form.module.css";

type Failure = { reason: string | undefined };

export function DeleteDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const t = useTranslations();
  const router = useRouter();
  const toast = useToast();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isPending, startTransition] = useTransition();
  const remove = () =>
    startTransition(async () => {
      const result = await deleteUserAction({ userId: user.userId, role: user.role }).catch(() => null);
      if (!result?.ok) return setFailure({ reason: result && result.status < 500 ? result.message : undefined });
      toast({ severity: "success", text: t("users.management.deleted") });
      onClose();
      router.refresh();
      document.getElementById("content")?.focus();
    });
  return (
    <ConfirmDialog
      open
      danger
      title={t("users.management.deleteTitle")}
      confirmLabel={t("users.management.delete")}
      cancelLabel={t("shell.cancel")}
      busy={isPending}
      onConfirm={remove}
      onCancel={onClose}
    >
      {t("users.management.deleteText", { name: user.name })}
      {failure ? (
        <div className={styles.failure}>
          <RefusalAlert title={t("users.management.deleteFailed")} reason={failure.reason} />
        </div>
      ) : null}
    </ConfirmDialog>
  );
}
