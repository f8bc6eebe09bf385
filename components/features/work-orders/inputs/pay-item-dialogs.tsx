"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import {
  confirmItemAction,
  removeAdjustmentAction,
  removeIrregularAction,
} from "@/lib/features/work-orders/inputs/actions";
import { confirmItemInput, removeItemInput } from "@/lib/features/work-orders/inputs/schema";

type Props = { kind: "irregular" | "adjustment"; id: number; summary: string; onClose: () => void };

/** Remove irregular pay or an adjustment of an open month. */
export function RemovePayItemDialog({ kind, id, summary, onClose }: Props) {
  const t = useTranslations("pay-data.remove");
  return (
    <FormDialog
      title={t("title")}
      text={t("text", { item: summary })}
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

/** Confirm irregular pay or an adjustment as the second person. product 5.15.6b, §8 */
export function ConfirmPayItemDialog({ kind, id, summary, onClose }: Props) {
  const t = useTranslations("pay-data.confirmItem");
  return (
    <FormDialog<{ kind: Props["kind"]; id: number }, unknown>
      title={t("title")}
      text={t("text", { item: summary })}
      confirm={t("action")}
      schema={confirmItemInput}
      action={confirmItemAction}
      defaultValues={{ kind, id }}
      done={t("done")}
      onClose={onClose}
    />
  );
}
