import { fullBasisPoints } from "../fraction.rules";

/**
 * amount or share (basis points of the take-home pay); inMonth: what earlier locked slips of the month have sent. Whole
 * rupiah.
 */
type Allotment = { id: number; amount: number | null; share: number | null; inMonth: number };
export type AllottedAmount<A> = { place: number; allotment: A; amount: number };

const requestedAmount = ({ amount, share, inMonth }: Allotment, pay: number) =>
  share === null
    ? Math.max(0, (amount ?? 0) - inMonth)
    : Number((BigInt(pay) * BigInt(share)) / BigInt(fullBasisPoints));

/**
 * Distribute a person's slips of a month to allotment payees, in order, while the pay lasts. The rest goes to the own
 * account. Slips are offset against each other, so that all parts add up to the rupiah. Whole rupiah. MLC A2.2 @param
 * takeHomes of each slip, also below zero @returns for each slip, the amounts by payee
 */
export function allotmentAmounts<A extends Allotment>(
  takeHomes: readonly number[],
  allotments: readonly A[],
): AllottedAmount<A>[][] {
  const sent: AllottedAmount<A>[][] = takeHomes.map(() => []);
  const sum = takeHomes.reduce((total, takeHome) => total + takeHome, 0);
  const pay = Math.max(0, sum);
  const available = takeHomes.map((takeHome) => Math.max(0, takeHome));
  let remaining = pay;
  for (const allotment of allotments) {
    let amountLeft = Math.min(requestedAmount(allotment, pay), remaining);
    remaining -= amountLeft;
    for (const [slip, fromSlip] of sent.entries()) {
      const slipPay = available[slip] ?? 0;
      const amount = Math.min(amountLeft, slipPay);
      if (amount === 0) continue;
      available[slip] = slipPay - amount;
      amountLeft -= amount;
      fromSlip.push({ place: fromSlip.length + 1, allotment, amount });
    }
  }
  return sent;
}
