"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useController, useWatch } from "react-hook-form";
import { FormCheckboxField } from "@/components/ui/form/checkbox-field";
import { FormDialog, type DialogFields } from "@/components/ui/form/form-dialog";
import { MoneyField } from "@/components/ui/form/money-field";
import { updateExpenseAction } from "@/lib/features/billing/amounts/actions";
import { updateExpenseInput } from "@/lib/features/billing/amounts/schema";
import { answered } from "./answered";

export type Expense = { id: number; name: string; about: string; price: number; version: number };
type Values = { employeeSchedulingDocumentId: number; price: string; isOnHold: boolean; version: number };

/** The price of an expense, or that it waits. Document 3 §2, §4 */
export function ExpenseDialog({ expense, onClose }: { expense: Expense; onClose: () => void }) {
  const t = useTranslations("billing");
  return (
    <FormDialog<Values, unknown>
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
      schema={updateExpenseInput}
      action={answered(updateExpenseAction, { wentWrong: t("wentWrong"), unexpected: t("unexpected") })}
      defaultValues={{
        employeeSchedulingDocumentId: expense.id,
        price: String(expense.price),
        isOnHold: expense.price === 0,
        version: expense.version,
      }}
      done={t("amounts.done")}
      onClose={onClose}
    >
      {(fields) => <Fields {...fields} />}
    </FormDialog>
  );
}

/** Hold Price sets the price to 0 and locks it; taken off, the price is blank again. Document 3 §4 */
function Fields(fields: DialogFields<Values>) {
  const t = useTranslations("billing.expense");
  const { field: price } = useController({ name: "price", control: fields.control });
  const isOnHold = useWatch({ name: "isOnHold", control: fields.control });
  const wasOnHold = useRef(isOnHold);
  useEffect(() => {
    if (wasOnHold.current === isOnHold) return;
    wasOnHold.current = isOnHold;
    price.onChange(isOnHold ? "0" : "");
  }, [isOnHold, price]);
  return (
    <>
      <MoneyField {...fields} name="price" label={t("price")} most={11} disabled={isOnHold} required />
      <FormCheckboxField {...fields} name="isOnHold" label={t("hold")} help={t("holdHelp")} />
    </>
  );
}
