"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { deleteExtraPersonAction } from "@/lib/features/ujbm/extra-persons/actions";
import { deleteExtraPersonInput } from "@/lib/features/ujbm/extra-persons/schema";

/** Remove a wrong record. */
export function RemoveExtraPersonDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslations("ujbm.extra");
  return (
    <FormDialog
      title={t("removeTitle")}
      text={t("removeText")}
      confirm={t("remove")}
      danger
      schema={deleteExtraPersonInput}
      action={deleteExtraPersonAction}
      defaultValues={{ id }}
      done={t("removed")}
      onClose={onClose}
    />
  );
}
