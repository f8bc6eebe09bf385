"use client";

import { useTranslations } from "next-intl";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { addDebtEntryAction } from "@/lib/features/work-orders/deductions/actions";
import { addDebtEntryInput } from "@/lib/features/work-orders/deductions/schema";
import { AmountField } from "../inputs/amount-field";

type Props = { debtId: number; kind: "repaid" | "writtenOff"; today: string; summary: string; onClose: () => void };

type Values = { debtId: number; kind: "repaid" | "writtenOff"; amount: string; onDay: string; reason: string };

/** Record a repayment outside slips, or write off with a reason. product 5.15 */
export function AddDebtEntryDialog({ debtId, kind, today, summary, onClose }: Props) {
  const t = useTranslations("deductions");
  const textKey = kind === "repaid" ? "repay" : "close";
  return (
    <FormDialog<Values, { isWaiting: boolean }>
      title={t(`${textKey}.title`, { item: summary })}
      text={t(`${textKey}.text`)}
      confirm={t(`${textKey}.confirm`)}
      danger={kind === "writtenOff"}
      schema={addDebtEntryInput}
      action={addDebtEntryAction}
      defaultValues={{ debtId, kind, amount: "", onDay: today, reason: "" }}
      done={({ isWaiting }) => [{ severity: "success", text: t(isWaiting ? `${textKey}.done` : "saved") }]}
      onClose={onClose}
    >
      {(field) => (
        <>
          {kind === "repaid" ? <AmountField {...field} name="amount" label={t("amount")} /> : null}
          <FormDateField {...field} name="onDay" label={t("onDay")} required />
          <div data-wide>
            <FormTextField {...field} name="reason" label={t("reason")} maxLength={300} autoComplete="off" required />
          </div>
        </>
      )}
    </FormDialog>
  );
}
