"use client";

import DialogContent from "@mui/material/DialogContent";
import { useTranslations } from "next-intl";
import { startTransition, useState, useTransition } from "react";
import { ConfirmDialog } from "@/components/ui/feedback/confirm-dialog";
import { Dialog } from "@/components/ui/feedback/dialog";
import { deactivateUserAction } from "@/lib/features/users/management/actions";
import { AccountAlert } from "../password/account-alert";
import { InactiveNotice } from "./inactive-notice";
import styles from "./profile.module.css";

type Props = { userId: number; signOut: () => Promise<void>; onClose: () => void };

/** Deactivates the own account after confirmation, shows a notice for five seconds and signs out. */
export function DeactivateSelf({ userId, signOut, onClose }: Props) {
  const t = useTranslations();
  const [failed, setFailed] = useState(false);
  const [isInactive, setIsInactive] = useState(false);
  const [isPending, start] = useTransition();
  const deactivate = () =>
    start(async () => {
      const result = await deactivateUserAction({ userId }).catch(() => null);
      if (result?.ok) setIsInactive(true);
      else setFailed(true);
    });

  if (isInactive) {
    return (
      <Dialog open maxWidth="xs" role="alertdialog" aria-label={t("users.security.inactive")}>
        <DialogContent>
          <InactiveNotice onEnd={() => startTransition(signOut)} />
        </DialogContent>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open
      danger
      title={t("users.security.deactivateTitle")}
      confirmLabel={t("users.security.deactivateConfirm")}
      cancelLabel={t("shell.cancel")}
      busy={isPending}
      onConfirm={deactivate}
      onCancel={onClose}
    >
      {t("users.security.deactivateText")}
      {failed ? (
        <div className={styles.failure}>
          <AccountAlert severity="error">{t("users.security.deactivateFailed")}</AccountAlert>
        </div>
      ) : null}
    </ConfirmDialog>
  );
}
