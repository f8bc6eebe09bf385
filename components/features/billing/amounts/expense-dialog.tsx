"use client";

import { useTranslations } from "next-intl";
import { FormCheckboxField } from "@/components/ui/form/checkbox-field";
import { FormDialog, type DialogFields } from "@/components/ui/form/form-dialog";
import { MoneyField } from "@/components/ui/form/money-field";
import { useExpenseForm, usePriceHold, type Expense, type ExpenseValues } from "./expense-form";

/** Edit an expense's price or hold; used on phones. Document 3 §2, §4 */
export function ExpenseDialog({ expense, onClose }: { expense: Expense; onClose: () => void }) {
  const t = useTranslations("billing");
  const form = useExpenseForm(expense);
  return (
    <FormDialog<ExpenseValues, unknown>
      {...form}
      title={t("expense.title")}
      text={
        <>
          <strong>{expense.name}</strong>
          <br />
          {expense.about}
        </>
      }
      confirm={t("amounts.save")}
      needsChange
      done={t("amounts.done")}
      onClose={onClose}
    >
      {(fields) => <Fields {...fields} />}
    </FormDialog>
  );
}

function Fields(fields: DialogFields<ExpenseValues>) {
  const t = useTranslations("billing.expense");
  const isOnHold = usePriceHold(fields.control);
  return (
    <>
      <MoneyField {...fields} name="price" label={t("price")} max={11} disabled={isOnHold} required />
      <FormCheckboxField {...fields} name="isOnHold" label={t("hold")} help={t("holdHelp")} />
    </>
  );
}
