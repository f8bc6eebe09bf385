"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { decideDebtAction } from "@/lib/features/work-orders/deductions/actions";
import { decideDebtInput } from "@/lib/features/work-orders/deductions/schema";
import { AmountField } from "../inputs/amount-field";
import { InstalmentField } from "./instalment-field";

type Props = {
  debt: { id: number; version: number; amount: string; instalment: string };
  decision: "confirm" | "refuse";
  summary: string;
  onClose: () => void;
};

/** Confirm a debt, or less of it, or refuse it with a reason, as the second person. product 5.15, §0.3 */
export function DecideDebtDialog({ debt, decision, summary, onClose }: Props) {
  const t = useTranslations("deductions");
  const isConfirm = decision === "confirm";
  return (
    <FormDialog
      title={t(isConfirm ? "decide.confirmTitle" : "decide.refuseTitle", { item: summary })}
      text={t(isConfirm ? "decide.text" : "decide.refuseText")}
      confirm={t(`decide.${decision}`)}
      danger={!isConfirm}
      schema={decideDebtInput}
      action={decideDebtAction}
      defaultValues={{ ...debt, decision, reason: "" }}
      done={t("decide.done")}
      onClose={onClose}
    >
      {(field) => (
        <>
          {isConfirm ? (
            <>
              <AmountField {...field} name="amount" label={t("amount")} />
              <InstalmentField {...field} name="instalment" label={t("instalment")} />
            </>
          ) : null}
          <div data-wide>
            <FormTextField
              {...field}
              name="reason"
              label={t("reason")}
              maxLength={300}
              autoComplete="off"
              required={!isConfirm}
            />
          </div>
        </>
      )}
    </FormDialog>
  );
}
