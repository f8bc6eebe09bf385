"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useController } from "react-hook-form";
import { useExpenseForm, usePriceHold, type Expense, type ExpenseValues } from "./expense-form";
import { RowDigits, RowRefusal, RowActions } from "./row-fields";
import { useRowForm } from "./row-form";
import styles from "./row.module.css";

const columns = 5;

type Props = { expense: Expense; before: ReactNode; meanwhile: ReactNode; onClose: () => void };

/** Edit an expense's price or hold in its row. Document 3 §2, §4 */
export function ExpenseFields({ expense, before, onClose }: Props) {
  const t = useTranslations("billing");
  const form = useRowForm<ExpenseValues>({
    ...useExpenseForm(expense),
    version: expense.version,
    done: t("amounts.done"),
    onClose,
  });
  const { control, errorText, submit, isPending, onKeyDown, refusal } = form;
  const isOnHold = usePriceHold(control);
  const {
    field: { ref, name, onBlur, onChange },
  } = useController({ control, name: "isOnHold" });
  return (
    <>
      <tr className={styles.row} onKeyDown={onKeyDown} aria-busy={isPending || undefined}>
        {before}
        <td data-align="end" className={styles.typed}>
          <span className={styles.stack}>
            <RowDigits
              control={control}
              errorText={errorText}
              name="price"
              label={t("expense.price")}
              maxDigits={11}
              disabled={isOnHold}
              isFirst
              required
            />
            <label className={styles.hold} title={t("expense.holdHelp")}>
              <input
                type="checkbox"
                ref={ref}
                name={name}
                checked={isOnHold}
                onBlur={onBlur}
                onChange={({ target }) => onChange(target.checked)}
              />
              {t("expense.hold")}
            </label>
            <RowActions isPending={isPending} onSave={() => void submit()} onClose={onClose} />
          </span>
        </td>
        <td data-cell="actions" className={styles.phone} />
      </tr>
      <RowRefusal refusal={refusal} columns={columns} />
    </>
  );
}
