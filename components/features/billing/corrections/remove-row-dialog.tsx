"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { removeCorrectionAction } from "@/lib/features/billing/corrections/actions";
import { removeCorrectionInput } from "@/lib/features/billing/corrections/schema";

/** Confirm removing a proposed row. */
export function RemoveRowDialog({
  noteRowId,
  name,
  onClose,
}: {
  noteRowId: number;
  name: string;
  onClose: () => void;
}) {
  const t = useTranslations("billing.notes.remove");
  return (
    <FormDialog
      title={t("title", { name })}
      text={t("text")}
      confirm={t("action")}
      danger
      schema={removeCorrectionInput}
      action={removeCorrectionAction}
      defaultValues={{ noteRowId }}
      done={t("done")}
      onClose={onClose}
    />
  );
}
