"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { MoneyField } from "@/components/ui/form/money-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { correctRowAction } from "@/lib/features/billing/corrections/actions";
import { correctRowInput } from "@/lib/features/billing/corrections/schema";
import { rupiahText } from "@/lib/features/rates/amount.rules";

type Values = { invoiceRowId: number; amount: string; reason: string };
type Props = { invoiceRowId: number; name: string; amount: number; onClose: () => void };

/** Enter the correct amount of a row, with a reason. product 5.14 */
export function CorrectRowDialog({ invoiceRowId, name, amount, onClose }: Props) {
  const t = useTranslations("billing.notes.correct");
  return (
    <FormDialog<Values, unknown>
      title={t("title", { name })}
      text={t("text", { amount: rupiahText(amount) })}
      confirm={t("save")}
      needsChange
      schema={correctRowInput}
      action={correctRowAction}
      defaultValues={{ invoiceRowId, amount: String(amount), reason: "" }}
      done={t("done")}
      onClose={onClose}
    >
      {(fields) => (
        <>
          <MoneyField {...fields} name="amount" label={t("amount")} help={t("help")} max={11} required />
          <div data-wide>
            <FormTextField {...fields} name="reason" label={t("reason")} maxLength={500} multiline required />
          </div>
        </>
      )}
    </FormDialog>
  );
}
