import type { DebtKind } from "@/db/enums/work-orders";
import type { Explanation } from "../explanation.rules";
import { greatest, least, sumOf, wholeBasisPoints } from "../fraction.rules";
import type { OwedInputs } from "./schema";

type Paying = { takeHome: bigint; reimbursed: bigint };
type Deducted = { name: DebtKind; part: "deduction"; amount: bigint; explanation: Explanation; debtId: number };

/** Order the slips that pay debts: the one with the most days first. */
const placesFrom = (main: number, slips: readonly Paying[]) => [
  main,
  ...slips.map((_, place) => place).filter((place) => place !== main),
];

/**
 * Deduct debts from a person's slips of a month after tax: court orders first, then by age, within the share of the
 * take-home pay without reimbursements. What does not fit stays owed and is shown as a line of zero. No slip goes below
 * zero. Whole rupiah. MLC A2.2 @param main index of the slip that pays first @returns the lines of each slip
 */
export function deductedFrom(slips: readonly Paying[], { share, items }: OwedInputs, main: number): Deducted[][] {
  const pay = sumOf(slips.map(({ takeHome, reimbursed }) => takeHome - reimbursed));
  const most = (greatest(0n, pay) * BigInt(share)) / BigInt(wholeBasisPoints);
  const rooms = slips.map(({ takeHome }) => greatest(0n, takeHome));
  const lines: Deducted[][] = slips.map(() => []);
  const isCourt = (kind: DebtKind) => (kind === "courtOrder" ? 0 : 1);
  const inTurn = items.toSorted((one, other) => isCourt(one.kind) - isCourt(other.kind));
  let left = most;
  for (const { id, kind, name, balance, due } of inTurn) {
    const amount = least(due, left);
    const carried = due - amount;
    left -= amount;
    let [rest, after] = [amount, balance];
    for (const place of placesFrom(main, slips)) {
      const part = least(rest, rooms[place] ?? 0n);
      if (part === 0n && !(amount === 0n && place === main)) continue;
      rooms[place] = (rooms[place] ?? 0n) - part;
      [rest, after] = [rest - part, after - part];
      const values = { name, before: after + part, after, due, carried, most, share };
      const formula = carried > 0n ? "debtCarried" : "debtDeducted";
      const explanation: Explanation = { formula, values, tables: [], article: "mlcDeductions" };
      lines[place]?.push({ name: kind, part: "deduction", amount: part, explanation, debtId: id });
    }
  }
  return lines;
}
