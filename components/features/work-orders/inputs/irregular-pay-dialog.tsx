"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { irregularKinds } from "@/db/enums/work-orders";
import { addIrregularAction } from "@/lib/features/work-orders/inputs/actions";
import { addIrregularInput } from "@/lib/features/work-orders/inputs/schema";
import { AmountField } from "./amount-field";
import type { DialogPerson } from "./dialog-props";
import { MonthField } from "./month-field";

type Values = { crewId: number; month: string; kind: (typeof irregularKinds)[number]; name: string; amount: string };

/** Add irregular pay such as the holiday allowance, or a reimbursement. product 5.15.6b */
export function IrregularPayDialog({ of, onClose }: { of: DialogPerson; onClose: () => void }) {
  const t = useTranslations("pay-data");
  return (
    <FormDialog<Values, unknown>
      title={t("irregular.dialog", { name: of.name })}
      text={t("irregular.dialogText")}
      confirm={t("irregular.confirm")}
      schema={addIrregularInput}
      action={addIrregularAction}
      defaultValues={{ crewId: of.crewId, month: of.openMonth, kind: "pay", name: "", amount: "" }}
      done={t("irregular.added")}
      onClose={onClose}
    >
      {(field) => (
        <>
          <div data-wide>
            <FormTextField
              {...field}
              name="name"
              label={t("irregular.name")}
              maxLength={80}
              autoComplete="off"
              required
            />
          </div>
          <FormSelectField
            {...field}
            name="kind"
            label={t("irregular.kind")}
            options={irregularKinds.map((value) => ({ value, label: t(`irregular.kinds.${value}`) }))}
            required
          />
          <MonthField {...field} name="month" label={t("month")} from={of.openMonth} months={12} />
          <AmountField {...field} name="amount" label={t("amount")} />
        </>
      )}
    </FormDialog>
  );
}
