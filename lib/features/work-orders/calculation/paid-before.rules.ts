import { taxOn, type Explained, type Subsidy, type Taxed, type TaxMethod } from "../tax/rules";
import type { PaidBefore } from "./schema";

const lessEarlierSlips = ({ amount, explanation }: Explained, before: bigint, beforeNumber: string): Explained => ({
  amount: amount - before,
  explanation: { ...explanation, values: { ...explanation.values, wholeMonth: amount, before, beforeNumber } },
});

/**
 * Calculate the tax of a slip after earlier locked slips of the month: the whole month's tax less what they withheld. A
 * paid allowance stays, even if the month would need less. product 5.15.5, 5.15.6
 */
export function taxAfter(taxMethod: TaxMethod, pay: bigint, subsidy: Subsidy, before: PaidBefore): Taxed {
  const monthTax = taxOn(taxMethod, before.pay + pay, subsidy);
  const isEnough = monthTax.subsidy.amount < before.subsidy;
  const allowance = isEnough ? { ...monthTax.subsidy, amount: before.subsidy } : monthTax.subsidy;
  const tax = isEnough ? taxOn(taxMethod, before.pay + before.subsidy + pay, "none").tax : monthTax.tax;
  return {
    subsidy: lessEarlierSlips(allowance, before.subsidy, before.number),
    tax: lessEarlierSlips(tax, before.withheld, before.number),
  };
}
