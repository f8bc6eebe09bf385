"use client";

import { useTranslations } from "next-intl";
import { z } from "zod";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { confirmSuitabilityEntryAction } from "@/lib/features/suitability/actions";
import type { SuitabilityEntry } from "@/lib/features/suitability/schema";

/** Confirm a level 3 entry as second person. product 5.4 */
export function ConfirmEntryDialog({ entry, onClose }: { entry: SuitabilityEntry; onClose: () => void }) {
  const t = useTranslations("suitability.confirm");
  const { id, name } = entry;
  return (
    <FormDialog<Record<string, string>, unknown>
      danger
      title={t("title", { name })}
      text={t("text", { name })}
      confirm={t("action")}
      schema={z.object({})}
      action={(values) => confirmSuitabilityEntryAction({ ...values, employeeBlackListid: id })}
      defaultValues={{}}
      done={t("done")}
      onClose={onClose}
    />
  );
}
