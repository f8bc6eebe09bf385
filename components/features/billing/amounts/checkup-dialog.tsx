"use client";

import { useTranslations } from "next-intl";
import type { Control } from "react-hook-form";
import { FormDialog, type DialogFields } from "@/components/ui/form/form-dialog";
import { MoneyField } from "@/components/ui/form/money-field";
import { FormRadioField } from "@/components/ui/form/radio-field";
import { FormSelectField } from "@/components/ui/form/select-field";
import { amountFees } from "@/db/enums/billing";
import { feeAndVatPercentages } from "@/lib/features/billing/rules";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import styles from "../billing.module.css";
import {
  useCheckupForm,
  useFeeReset,
  useLiveBill,
  type CheckupBill,
  type CheckupTerms,
  type CheckupValues,
} from "./checkup-form";

const percentages = Array.from({ length: 100 }, (_, index) => ({ value: String(index + 1), label: `${index + 1}%` }));

/**
 * Edit a check-up's amount and fee with resulting figures; used on phones, where a row has no room. Document 3 §4, §5
 */
export function CheckupDialog({ bill, onClose }: { bill: CheckupBill; onClose: () => void }) {
  const t = useTranslations("billing");
  const form = useCheckupForm(bill);
  return (
    <FormDialog<CheckupValues, unknown>
      {...form}
      title={t("amounts.title")}
      text={
        <>
          <strong>{bill.name}</strong>
          <br />
          {bill.about}
        </>
      }
      confirm={t("amounts.save")}
      needsChange
      done={t("amounts.done")}
      onClose={onClose}
    >
      {(fields) => <Fields {...fields} vatBase={bill.vatBase} fees={bill.fees} termsFee={bill.termsFee} />}
    </FormDialog>
  );
}

function Fields({ vatBase, fees, termsFee, ...fields }: DialogFields<CheckupValues> & CheckupTerms) {
  const t = useTranslations("billing.amounts");
  const option = useFeeReset(fields.control);
  return (
    <>
      <div data-wide>
        <MoneyField {...fields} name="mcuPrice" label={t("amount")} max={11} required />
      </div>
      <div data-wide>
        <FormRadioField
          {...fields}
          name="feeOption"
          label={t("feeOption")}
          help={t("feeHelp", feeAndVatPercentages(fees))}
          options={amountFees.map((one) => ({ value: one, label: t(`options.${one}`) }))}
          required
        />
      </div>
      {option === "percentage" ? (
        <FormSelectField {...fields} name="mcuFeePercentage" label={t("percentage")} options={percentages} required />
      ) : null}
      {option === "value" ? <MoneyField {...fields} name="mcuFeeValue" label={t("value")} max={10} required /> : null}
      <div data-wide>
        <Result control={fields.control} vatBase={vatBase} fees={fees} termsFee={termsFee} />
      </div>
    </>
  );
}

/** Show the row's figures for the typed values. */
function Result({ control, vatBase, fees, termsFee }: CheckupTerms & { control: Control<CheckupValues> }) {
  const t = useTranslations("billing.amounts");
  const bill = useLiveBill(control, { vatBase, fees, termsFee });
  const rows = [
    [t("fee"), bill.fee],
    [t("billsAfterFee"), bill.billsAfterFee],
    [
      [t("vat", feeAndVatPercentages(fees)), vatBase && t("vatOn", { base: vatBase })].filter(Boolean).join(" "),
      bill.vat,
    ],
  ] as const;
  return (
    <section className={styles.result} aria-label={t("result")} aria-live="polite">
      <dl>
        {rows.map(([label, amount]) => (
          <Line key={label} label={label} amount={amount} />
        ))}
        <dt data-total>{t("totalBills")}</dt>
        <dd data-total>{formatted(bill.totalBills)}</dd>
      </dl>
    </section>
  );
}

const formatted = (amount: number | null) => (amount === null ? "–" : rupiahText(amount));

function Line({ label, amount }: { label: string; amount: number | null }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{formatted(amount)}</dd>
    </>
  );
}
