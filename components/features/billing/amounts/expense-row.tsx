"use client";

import type { ReactNode } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import type { Expense } from "./expense-form";
import { RowFrame } from "./row-frame";
import { useRow } from "./use-row";

const ExpenseDialog = lazyDialog(() => import("./expense-dialog").then((module) => module.ExpenseDialog));
const ExpenseFields = lazyDialog(() => import("./expense-fields").then((module) => module.ExpenseFields));

type Props = { expense: Expense; before: ReactNode; price: ReactNode };

/** An expense's row; its price opens editing in the row, or a dialog on phones. */
export function ExpenseRow({ expense, before, price }: Props) {
  const row = useRow();
  const reading = (
    <RowFrame
      row={row}
      before={before}
      after={null}
      name={expense.name}
      figure={price}
      card={{ "data-card": "badge" }}
      warm={{ row: ExpenseFields.preloadProps, dialog: ExpenseDialog.preloadProps }}
    />
  );
  return (
    <>
      {row.way === "row" ? (
        <ExpenseFields expense={expense} before={before} meanwhile={reading} onClose={row.close} />
      ) : (
        reading
      )}
      {row.way === "dialog" ? <ExpenseDialog expense={expense} onClose={row.close} /> : null}
    </>
  );
}
