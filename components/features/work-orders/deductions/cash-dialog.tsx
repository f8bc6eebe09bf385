"use client";

import { useTranslations } from "next-intl";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { recordCashAction } from "@/lib/features/work-orders/deductions/actions";
import { recordCashInput } from "@/lib/features/work-orders/deductions/schema";
import { AmountField } from "../inputs/amount-field";

type Props = { people: { crewId: number; name: string }[]; today: string; onClose: () => void };
type Values = { crewId: number | string; amount: string; paidOn: string; note: string };

/** Record cash paid out on board, as the vessel head. product 5.15 */
export function CashDialog({ people, today, onClose }: Props) {
  const t = useTranslations("deductions");
  return (
    <FormDialog<Values, unknown>
      title={t("cash.title")}
      text={t("cash.text")}
      confirm={t("cash.confirm")}
      schema={recordCashInput}
      action={recordCashAction}
      defaultValues={{ crewId: people[0]?.crewId ?? "", amount: "", paidOn: today, note: "" }}
      done={t("cash.done")}
      onClose={onClose}
    >
      {(field) => (
        <>
          <FormSelectField
            {...field}
            name="crewId"
            label={t("cash.to")}
            options={people.map(({ crewId, name }) => ({ value: crewId, label: name }))}
            required
          />
          <AmountField {...field} name="amount" label={t("amount")} />
          <FormDateField {...field} name="paidOn" label={t("paidOn")} required />
          <FormTextField {...field} name="note" label={t("note")} maxLength={500} autoComplete="off" />
        </>
      )}
    </FormDialog>
  );
}
