"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useController, type Control } from "react-hook-form";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { amountFees } from "@/db/enums/billing";
import { formatAmount } from "../format-amount";
import { useCheckupForm, useFeeReset, useLiveBill, type CheckupBill, type CheckupValues } from "./checkup-form";
import { RowDigits, RowRefusal, RowActions } from "./row-fields";
import { useRowForm } from "./row-form";
import styles from "./row.module.css";

const columns = 10;

type Props = { bill: CheckupBill; before: ReactNode; meanwhile: ReactNode; onClose: () => void };

/** Edit a check-up's amount and fee in its row, with live VAT and total. Document 3 §4, §5 */
export function CheckupFields({ bill, before, onClose }: Props) {
  const t = useTranslations("billing.amounts");
  const form = useRowForm<CheckupValues>({
    ...useCheckupForm(bill),
    version: bill.version,
    done: t("done"),
    onClose,
  });
  const { control, errorText, submit, isPending, onKeyDown, refusal } = form;
  const { billsAfterFee, vat, totalBills } = useLiveBill(control, bill);
  const fields = { control, errorText };
  return (
    <>
      <tr className={styles.row} onKeyDown={onKeyDown} aria-busy={isPending || undefined}>
        {before}
        <td data-align="end" className={styles.typed}>
          <RowDigits {...fields} name="mcuPrice" label={t("amount")} maxDigits={11} isFirst required />
        </td>
        <td data-align="end" className={styles.typed}>
          <Fee {...fields} />
        </td>
        <td data-align="end">{formatAmount(billsAfterFee)}</td>
        <td data-align="end">{formatAmount(vat)}</td>
        <td data-align="end" className={styles.typed}>
          <strong aria-live="polite">{formatAmount(totalBills)}</strong>
          <span className={styles.below}>
            <RowActions isPending={isPending} onSave={() => void submit()} onClose={onClose} />
          </span>
        </td>
        <td data-cell="actions" className={styles.phone} />
      </tr>
      <RowRefusal refusal={refusal} columns={columns} />
    </>
  );
}

function Fee(fields: { control: Control<CheckupValues>; errorText: ErrorText }) {
  const t = useTranslations("billing.amounts");
  const option = useFeeReset(fields.control);
  const { field } = useController({ control: fields.control, name: "feeOption" });
  return (
    <span className={styles.stack}>
      <select {...field} className={styles.pick} aria-label={t("feeOption")}>
        {amountFees.map((one) => (
          <option key={one} value={one}>
            {t(`options.${one}`)}
          </option>
        ))}
      </select>
      {option === "percentage" ? (
        <RowDigits
          {...fields}
          key="percentage"
          name="mcuFeePercentage"
          label={t("percentage")}
          maxDigits={3}
          required
        />
      ) : null}
      {option === "value" ? (
        <RowDigits {...fields} key="value" name="mcuFeeValue" label={t("value")} maxDigits={10} required />
      ) : null}
    </span>
  );
}
