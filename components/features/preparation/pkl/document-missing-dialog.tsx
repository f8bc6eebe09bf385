"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/feedback/confirm-dialog";

/** Show that the document could not be loaded. D2 §8 */
export function DocumentMissingDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("pkl.page");
  return (
    <ConfirmDialog open title={t("documentMissing")} confirmLabel={t("close")} onConfirm={onClose} onCancel={onClose}>
      {null}
    </ConfirmDialog>
  );
}
