import type { DebtKind } from "@/db/enums/work-orders";
import type { Explanation } from "../explanation.rules";
import { maximum, minimum, sumOf, fullBasisPoints } from "../fraction.rules";
import type { OwedInputs } from "./schema";

type SlipPay = { takeHome: bigint; reimbursed: bigint };
type Deducted = { name: DebtKind; part: "deduction"; amount: bigint; explanation: Explanation; debtId: number };

/** Order the slips that pay debts: the one with the most days first. */
const payingOrder = (main: number, slips: readonly SlipPay[]) => [
  main,
  ...slips.map((_, place) => place).filter((place) => place !== main),
];

/**
 * Deduct debts from a person's slips of a month after tax: court orders first, then by age, within the share of the
 * take-home pay without reimbursements. What does not fit stays owed and is shown as a line of zero. No slip goes below
 * zero. Whole rupiah. MLC A2.2 @param main index of the slip that pays first @returns the lines of each slip
 */
export function deductDebtsFromSlips(
  slips: readonly SlipPay[],
  { share, items }: OwedInputs,
  main: number,
): Deducted[][] {
  const pay = sumOf(slips.map(({ takeHome, reimbursed }) => takeHome - reimbursed));
  const limit = (maximum(0n, pay) * BigInt(share)) / BigInt(fullBasisPoints);
  const available = slips.map(({ takeHome }) => maximum(0n, takeHome));
  const lines: Deducted[][] = slips.map(() => []);
  const isCourt = (kind: DebtKind) => (kind === "courtOrder" ? 0 : 1);
  const inTurn = items.toSorted((one, other) => isCourt(one.kind) - isCourt(other.kind));
  let remaining = limit;
  for (const { id, kind, name, balance, due } of inTurn) {
    const amount = minimum(due, remaining);
    const carried = due - amount;
    remaining -= amount;
    let [amountLeft, after] = [amount, balance];
    for (const place of payingOrder(main, slips)) {
      const part = minimum(amountLeft, available[place] ?? 0n);
      if (part === 0n && !(amount === 0n && place === main)) continue;
      available[place] = (available[place] ?? 0n) - part;
      [amountLeft, after] = [amountLeft - part, after - part];
      const values = { name, before: after + part, after, due, carried, most: limit, share };
      const formula = carried > 0n ? "debtCarried" : "debtDeducted";
      const explanation: Explanation = { formula, values, tables: [], article: "mlcDeductions" };
      lines[place]?.push({ name: kind, part: "deduction", amount: part, explanation, debtId: id });
    }
  }
  return lines;
}
