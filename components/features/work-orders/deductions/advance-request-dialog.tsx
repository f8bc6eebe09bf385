"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { requestAdvanceAction } from "@/lib/features/work-orders/deductions/actions";
import { requestAdvanceInput } from "@/lib/features/work-orders/deductions/schema";
import { AmountField } from "../inputs/amount-field";

/** Request an advance. product 5.15 */
export function AdvanceRequestDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("deductions");
  return (
    <FormDialog
      title={t("own.askTitle")}
      text={t("own.askText")}
      confirm={t("own.askConfirm")}
      schema={requestAdvanceInput}
      action={requestAdvanceAction}
      defaultValues={{ amount: "", note: "" }}
      done={t("own.askDone")}
      onClose={onClose}
    >
      {(field) => (
        <>
          <AmountField {...field} name="amount" label={t("amount")} />
          <div data-wide>
            <FormTextField {...field} name="note" label={t("reason")} maxLength={500} autoComplete="off" required />
          </div>
        </>
      )}
    </FormDialog>
  );
}
