"use client";

import { useLocale, useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { addAdjustmentAction } from "@/lib/features/work-orders/inputs/actions";
import { addAdjustmentInput } from "@/lib/features/work-orders/inputs/schema";
import { AmountField } from "./amount-field";
import type { DialogPerson, PaidOrder } from "./dialog-props";
import { MonthField } from "./month-field";
import { monthName } from "./month-name";

type Props = { of: DialogPerson; orders: PaidOrder[]; onClose: () => void };

type Values = {
  workOrderId: string | number;
  month: string;
  direction: "pay" | "takeBack";
  amount: string;
  reason: string;
};

/** Correct a locked slip with a later one. product 5.15.1 */
export function AdjustmentDialog({ of, orders, onClose }: Props) {
  const t = useTranslations("pay-data");
  const locale = useLocale();
  return (
    <FormDialog<Values, unknown>
      title={t("adjustment.dialog", { name: of.name })}
      text={t("adjustment.dialogText")}
      confirm={t("adjustment.confirm")}
      schema={addAdjustmentInput}
      action={addAdjustmentAction}
      defaultValues={{
        workOrderId: orders[0]?.workOrderId ?? "",
        month: of.openMonth,
        direction: "pay",
        amount: "",
        reason: "",
      }}
      done={t("adjustment.added")}
      onClose={onClose}
    >
      {(field) => (
        <>
          <div data-wide>
            <FormSelectField
              {...field}
              name="workOrderId"
              label={t("adjustment.of")}
              options={orders.map(({ workOrderId, number, month, vessel }) => ({
                value: workOrderId,
                label: `${number} · ${vessel} · ${monthName(month, locale)}`,
              }))}
              required
            />
          </div>
          <FormSelectField
            {...field}
            name="direction"
            label={t("adjustment.direction")}
            options={[
              { value: "pay", label: t("adjustment.pay") },
              { value: "takeBack", label: t("adjustment.takeBack") },
            ]}
            required
          />
          <AmountField {...field} name="amount" label={t("amount")} />
          <MonthField {...field} name="month" label={t("adjustment.month")} from={of.openMonth} months={12} />
          <div data-wide>
            <FormTextField
              {...field}
              name="reason"
              label={t("adjustment.reason")}
              maxLength={200}
              autoComplete="off"
              required
            />
          </div>
        </>
      )}
    </FormDialog>
  );
}
