"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { ConfirmDialog } from "@/components/ui/feedback/confirm-dialog";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { deactivateUserAction, updateUserAction } from "@/lib/features/users/management/actions";
import { RefusalAlert } from "./refusal-alert";
import type { UserRow } from "./user-row";
import styles from "./user-form.module.css";

const switched = ({ userId, role, subRole, divisionId, isActive }: UserRow) =>
  isActive
    ? deactivateUserAction({ userId })
    : updateUserAction({ userId, oldRole: role, newRole: role, subRole, divisionId, isActive: true });

/** Deactivates or reactivates an account. */
export function ActivateOrDeactivateDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const t = useTranslations();
  const router = useRouter();
  const toast = useToast();
  const [failure, setFailure] = useState<{ reason: string | undefined } | null>(null);
  const [isPending, startTransition] = useTransition();
  const toggleAction = user.isActive ? "deactivate" : "activate";
  const toggle = () =>
    startTransition(async () => {
      const result = await switched(user).catch(() => null);
      if (!result?.ok) return setFailure({ reason: result && result.status < 500 ? result.message : undefined });
      toast({ severity: "success", text: t(`users.management.${toggleAction}d`) });
      onClose();
      router.refresh();
    });
  return (
    <ConfirmDialog
      open
      danger={user.isActive}
      title={t(`users.management.${toggleAction}Title`)}
      confirmLabel={t(`users.management.${toggleAction}`)}
      cancelLabel={t("shell.cancel")}
      busy={isPending}
      onConfirm={toggle}
      onCancel={onClose}
    >
      {t(`users.management.${toggleAction}Text`, { name: user.name })}
      {failure ? (
        <div className={styles.failure}>
          <RefusalAlert title={t("users.management.updateFailed")} reason={failure.reason} />
        </div>
      ) : null}
    </ConfirmDialog>
  );
}
