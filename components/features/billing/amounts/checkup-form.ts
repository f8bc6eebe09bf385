"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useController, useWatch, type Control } from "react-hook-form";
import type { AmountFee, AmountKind } from "@/db/enums/billing";
import type { FeeOption, VatBase } from "@/db/enums/contracts";
import { updateMcuPlanningAction, updateMcuRegisterAction } from "@/lib/features/billing/amounts/actions";
import { updatePlanningInput, updateRegisterInput } from "@/lib/features/billing/amounts/schema";
import { billOf, feeFrom, type Fee } from "@/lib/features/billing/rules";
import type { BillsPage } from "@/lib/features/billing/schema";
import { withFailureMessages } from "./action-failure-messages";

export type CheckupBill = {
  id: number;
  kind: AmountKind;
  name: string;
  about: string;
  amount: number | null;
  feeOption: AmountFee;
  feePercentage: number;
  feeValue: number;
  /** Fee that applies while it is left to the contract. */
  termsFee: { option: FeeOption; percentage: number; value: number };
  vatBase: VatBase | null;
  fees: BillsPage["fees"];
  version: number;
};
export type CheckupTerms = Pick<CheckupBill, "vatBase" | "fees" | "termsFee">;
export type CheckupValues = {
  assessmentHistoryMCUId: number;
  employeePreparationMCUId: number;
  mcuPrice: string;
  feeOption: AmountFee;
  mcuFeePercentage: string;
  mcuFeeValue: string;
  version: number;
};

const actions = { "mcu-register": updateMcuRegisterAction, "mcu-planning": updateMcuPlanningAction };
const schemas = { "mcu-register": updateRegisterInput, "mcu-planning": updatePlanningInput };

/** Form state of a check-up's amount and fee, in row or dialog. Document 3 §5 */
export function useCheckupForm(bill: CheckupBill) {
  const t = useTranslations("billing");
  // Both calls take the same fields except the row's id.
  const action = actions[bill.kind] as (values: CheckupValues) => ReturnType<typeof updateMcuRegisterAction>;
  const defaultValues: CheckupValues = {
    assessmentHistoryMCUId: bill.id,
    employeePreparationMCUId: bill.id,
    mcuPrice: bill.amount === null ? "" : String(bill.amount),
    feeOption: bill.feeOption,
    mcuFeePercentage: String(bill.feePercentage),
    mcuFeeValue: String(bill.feeValue),
    version: bill.version,
  };
  return {
    schema: schemas[bill.kind],
    action: withFailureMessages(action, { wentWrong: t("wentWrong"), unexpected: t("unexpected") }),
    defaultValues,
  };
}

/** Reset the fee to zero when the option changes. Document 3 §4 */
export function useFeeReset(control: Control<CheckupValues>) {
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

const feeBy = ({ option, percentage, value }: CheckupTerms["termsFee"]): Fee => {
  if (option === "percentage") return { option, percent: percentage };
  return option === "value" ? { option, value: BigInt(value) } : { option };
};
const typedFee = (percentage: string, value: string): Fee =>
  feeFrom(Number(wholeRupiah(percentage)), Number(wholeRupiah(value))) ?? { option: "no-fee" };

const wholeRupiah = (text: string) => (/^\d{1,11}$/.test(text) ? BigInt(text) : 0n);

/** Calculate a row's figures from typed values in whole rupiah; without a known VAT, only up to the fee. */
export function useLiveBill(control: Control<CheckupValues>, { vatBase, fees, termsFee }: CheckupTerms) {
  const [price, option, percentage, value] = useWatch({
    control,
    name: ["mcuPrice", "feeOption", "mcuFeePercentage", "mcuFeeValue"],
  });
  const fee = option === "contract" ? feeBy(termsFee) : typedFee(percentage, value);
  const vatPercent = vatBase === null ? null : (fees?.vatPercentage ?? null);
  const bill = billOf(wholeRupiah(price), {
    fee,
    vatBase: vatBase ?? "billsAfterFee",
    vatPercent: vatPercent ?? 0,
    vatTwelfths: fees?.vatTwelfths ?? 12,
  });
  const figureOrNull = (amount: bigint) => (vatPercent === null ? null : Number(amount));
  return {
    fee: Number(bill.fee),
    billsAfterFee: Number(bill.billsAfterFee),
    vat: figureOrNull(bill.vat),
    totalBills: figureOrNull(bill.totalBills),
  };
}
