"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { removeAdjustmentAction, removeIrregularAction } from "@/lib/features/work-orders/inputs/actions";
import { removeItemInput } from "@/lib/features/work-orders/inputs/schema";

type Props = { kind: "irregular" | "adjustment"; id: number; told: string; onClose: () => void };

/** Takes out what a month that is not locked would have paid besides. */
export function RemoveDialog({ kind, id, told, onClose }: Props) {
  const t = useTranslations("pay-data.remove");
  return (
    <FormDialog
      title={t("title")}
      text={t("text", { told })}
      confirm={t("confirm")}
      danger
      schema={removeItemInput}
      action={kind === "irregular" ? removeIrregularAction : removeAdjustmentAction}
      defaultValues={{ id }}
      done={t("done")}
      onClose={onClose}
    />
  );
}
