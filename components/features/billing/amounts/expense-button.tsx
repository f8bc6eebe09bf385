"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { rowActions, rowVerb } from "@/components/ui/list/row-menu";
import type { Expense } from "./expense-dialog";

const ExpenseDialog = lazyDialog(() => import("./expense-dialog").then((module) => module.ExpenseDialog));

/** Opens the price of an expense. */
export function ExpenseButton({ expense }: { expense: Expense }) {
  const t = useTranslations("billing");
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={rowActions}>
      <button
        type="button"
        className={rowVerb}
        aria-label={t("updateOf", { name: expense.name })}
        {...ExpenseDialog.warm}
        onClick={() => setOpen(true)}
      >
        {t("update")}
      </button>
      {isOpen ? <ExpenseDialog expense={expense} onClose={() => setOpen(false)} /> : null}
    </span>
  );
}
