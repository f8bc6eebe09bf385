import { taxOn, type Explained, type Subsidy, type Taxed, type TaxWay } from "../tax/rules";
import type { PaidBefore } from "./schema";

const lessBefore = ({ amount, explanation }: Explained, before: bigint, beforeNumber: string): Explained => ({
  amount: amount - before,
  explanation: { ...explanation, values: { ...explanation.values, wholeMonth: amount, before, beforeNumber } },
});

/**
 * Calculate the tax of a slip after earlier locked slips of the month: the whole month's tax less what they withheld. A
 * paid allowance stays, even if the month would need less. product 5.15.5, 5.15.6
 */
export function taxAfter(way: TaxWay, pay: bigint, subsidy: Subsidy, before: PaidBefore): Taxed {
  const whole = taxOn(way, before.pay + pay, subsidy);
  const isEnough = whole.subsidy.amount < before.subsidy;
  const allowance = isEnough ? { ...whole.subsidy, amount: before.subsidy } : whole.subsidy;
  const tax = isEnough ? taxOn(way, before.pay + before.subsidy + pay, "none").tax : whole.tax;
  return {
    subsidy: lessBefore(allowance, before.subsidy, before.number),
    tax: lessBefore(tax, before.withheld, before.number),
  };
}
