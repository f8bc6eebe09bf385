"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useController, useWatch, type Control } from "react-hook-form";
import { updateExpenseAction } from "@/lib/features/billing/amounts/actions";
import { updateExpenseInput } from "@/lib/features/billing/amounts/schema";
import { withFailureMessages } from "./action-failure-messages";

export type Expense = { id: number; name: string; about: string; price: number; version: number };
export type ExpenseValues = {
  employeeSchedulingDocumentId: number;
  price: string;
  isOnHold: boolean;
  version: number;
};

/** Form state of an expense's price, in row or dialog. Document 3 §5 */
export function useExpenseForm({ id, price, version }: Expense) {
  const t = useTranslations("billing");
  const defaultValues: ExpenseValues = {
    employeeSchedulingDocumentId: id,
    price: String(price),
    isOnHold: price === 0,
    version,
  };
  return {
    schema: updateExpenseInput,
    action: withFailureMessages(updateExpenseAction, { wentWrong: t("wentWrong"), unexpected: t("unexpected") }),
    defaultValues,
  };
}

/** Hold Price sets the price to 0 and locks it; unchecked, the price is blank. Document 3 §4 */
export function usePriceHold(control: Control<ExpenseValues>): boolean {
  const { field: price } = useController({ name: "price", control });
  const isOnHold = useWatch({ name: "isOnHold", control });
  const wasOnHold = useRef(isOnHold);
  useEffect(() => {
    if (wasOnHold.current === isOnHold) return;
    wasOnHold.current = isOnHold;
    price.onChange(isOnHold ? "0" : "");
  }, [isOnHold, price]);
  return isOnHold;
}
