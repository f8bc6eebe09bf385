"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useController, useWatch, type Control } from "react-hook-form";
import { FormDialog, type DialogFields } from "@/components/ui/form/form-dialog";
import { MoneyField } from "@/components/ui/form/money-field";
import { FormRadioField } from "@/components/ui/form/radio-field";
import { FormSelectField } from "@/components/ui/form/select-field";
import type { AmountKind } from "@/db/enums/billing";
import { feeOptions, type FeeOption, type VatBase } from "@/db/enums/contracts";
import { updateMcuPlanningAction, updateMcuRegisterAction } from "@/lib/features/billing/amounts/actions";
import { updatePlanningInput, updateRegisterInput } from "@/lib/features/billing/amounts/schema";
import type { BillsPage } from "@/lib/features/billing/schema";
import { billOf, feeFrom, sharesOf } from "@/lib/features/billing/rules";
import styles from "../billing.module.css";
import { rupiahText } from "../words";
import { answered } from "./answered";

export type CheckupBill = {
  id: number;
  kind: AmountKind;
  name: string;
  about: string;
  amount: number | null;
  feeOption: FeeOption;
  feePercentage: number;
  feeValue: number;
  vatBase: VatBase;
  fees: BillsPage["fees"];
  version: number;
};
type Values = {
  assessmentHistoryMCUId: number;
  employeePreparationMCUId: number;
  mcuPrice: string;
  feeOption: FeeOption;
  mcuFeePercentage: string;
  mcuFeeValue: string;
  version: number;
};

const percentages = Array.from({ length: 100 }, (_, index) => ({ value: String(index + 1), label: `${index + 1}%` }));
const actions = { "mcu-register": updateMcuRegisterAction, "mcu-planning": updateMcuPlanningAction };
const schemas = { "mcu-register": updateRegisterInput, "mcu-planning": updatePlanningInput };

/** What a check-up is billed at, with the figures that follow from it. Document 3 §4, §5 */
export function CheckupDialog({ bill, onClose }: { bill: CheckupBill; onClose: () => void }) {
  const t = useTranslations("billing");
  // Both calls take the same fields beside the id of their own row.
  const action = actions[bill.kind] as (values: Values) => ReturnType<typeof updateMcuRegisterAction>;
  return (
    <FormDialog<Values, unknown>
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
      schema={schemas[bill.kind]}
      action={answered(action, { wentWrong: t("wentWrong"), unexpected: t("unexpected") })}
      defaultValues={{
        assessmentHistoryMCUId: bill.id,
        employeePreparationMCUId: bill.id,
        mcuPrice: bill.amount === null ? "" : String(bill.amount),
        feeOption: bill.feeOption,
        mcuFeePercentage: String(bill.feePercentage),
        mcuFeeValue: String(bill.feeValue),
        version: bill.version,
      }}
      done={t("amounts.done")}
      onClose={onClose}
    >
      {(fields) => <Fields {...fields} vatBase={bill.vatBase} fees={bill.fees} />}
    </FormDialog>
  );
}

/** Another option begins at nought again. Document 3 §4 */
function useFeeReset(control: Control<Values>) {
  const option = useWatch({ control, name: "feeOption" });
  const { field: percentage } = useController({ control, name: "mcuFeePercentage" });
  const { field: value } = useController({ control, name: "mcuFeeValue" });
  const last = useRef(option);
  useEffect(() => {
    if (last.current === option) return;
    last.current = option;
    percentage.onChange("0");
    value.onChange("0");
  }, [option, percentage, value]);
  return option;
}

type Terms = Pick<CheckupBill, "vatBase" | "fees">;

function Fields({ vatBase, fees, ...fields }: DialogFields<Values> & Terms) {
  const t = useTranslations("billing.amounts");
  const option = useFeeReset(fields.control);
  return (
    <>
      <div data-wide>
        <MoneyField {...fields} name="mcuPrice" label={t("amount")} most={11} required />
      </div>
      <div data-wide>
        <FormRadioField
          {...fields}
          name="feeOption"
          label={t("feeOption")}
          help={t("feeHelp", sharesOf(fees))}
          options={feeOptions.map((one) => ({ value: one, label: t(`options.${one}`) }))}
          required
        />
      </div>
      {option === "percentage" ? (
        <FormSelectField {...fields} name="mcuFeePercentage" label={t("percentage")} options={percentages} required />
      ) : null}
      {option === "value" ? <MoneyField {...fields} name="mcuFeeValue" label={t("value")} most={10} required /> : null}
      <div data-wide>
        <Result control={fields.control} vatBase={vatBase} fees={fees} />
      </div>
    </>
  );
}

const whole = (text: string) => (/^\d{1,11}$/.test(text) ? BigInt(text) : 0n);

/** What the row comes to with what is typed; without a share of VAT that is known, as far as the fee. */
function Result({ control, vatBase, fees }: Terms & { control: Control<Values> }) {
  const t = useTranslations("billing.amounts");
  const [price, percentage, value] = useWatch({ control, name: ["mcuPrice", "mcuFeePercentage", "mcuFeeValue"] });
  const fee = feeFrom(Number(whole(percentage)), Number(whole(value))) ?? { option: "no-fee" };
  const vatPercent = fees?.vatPercentage ?? null;
  const bill = billOf(whole(price), { fee, vatBase, vatPercent: vatPercent ?? 0 });
  const known = (amount: bigint) => (vatPercent === null ? null : amount);
  const rows = [
    [t("fee"), bill.fee],
    [t("billsAfterFee"), bill.billsAfterFee],
    [`${t("vat", sharesOf(fees))} ${t("vatOn", { base: vatBase })}`, known(bill.vat)],
  ] as const;
  return (
    <section className={styles.result} aria-label={t("result")} aria-live="polite">
      <dl>
        {rows.map(([label, amount]) => (
          <Line key={label} label={label} amount={amount} />
        ))}
        <dt data-total>{t("totalBills")}</dt>
        <dd data-total>{written(known(bill.totalBills))}</dd>
      </dl>
    </section>
  );
}

const written = (amount: bigint | null) => (amount === null ? "–" : rupiahText(Number(amount)));

function Line({ label, amount }: { label: string; amount: bigint | null }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{written(amount)}</dd>
    </>
  );
}
