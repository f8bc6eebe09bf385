"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { proposeDifferenceAction } from "@/lib/features/work-orders/differences/actions";
import { proposeDifferenceInput } from "@/lib/features/work-orders/differences/schema";
import type { DialogDifference } from "./dialog-props";

type Values = { id: number; version: number; text: string; asDebt: boolean };

/**
 * Propose a negative difference as a debt, deducted after tax by later slips, for a second person to confirm. product
 * 5.15, §8
 */
export function ProposeDebtDialog({ of, onClose }: { of: DialogDifference; onClose: () => void }) {
  const t = useTranslations("pay-differences");
  const { id, version, name, month, amount } = of;
  return (
    <FormDialog<Values, unknown>
      title={t("owe.title")}
      text={t("owe.text", { item: t("summary", { name, month, amount }) })}
      confirm={t("owe.confirm")}
      schema={proposeDifferenceInput}
      action={proposeDifferenceAction}
      defaultValues={{ id, version, text: "", asDebt: true }}
      done={t("owe.done")}
      onClose={onClose}
    >
      {(field) => (
        <div data-wide>
          <FormTextField {...field} name="text" label={t("owe.label")} maxLength={80} autoComplete="off" />
        </div>
      )}
    </FormDialog>
  );
}
