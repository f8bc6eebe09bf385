"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "../feedback/confirm-dialog";

type Props = { open: boolean; onLeave: () => void; onStay: () => void };

/** Asks whether to discard unsaved changes. */
export function UnsavedChangesDialog({ open, onLeave, onStay }: Props) {
  const t = useTranslations("shell.form");
  return (
    <ConfirmDialog
      open={open}
      danger
      title={t("unsavedTitle")}
      confirmLabel={t("discard")}
      cancelLabel={t("keep")}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {t("unsavedText")}
    </ConfirmDialog>
  );
}
