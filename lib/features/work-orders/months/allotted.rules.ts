import { wholeBasisPoints } from "../fraction.rules";

/**
 * amount or share (basis points of the take-home pay); inMonth: what earlier locked slips of the month have sent. Whole
 * rupiah.
 */
type Allotment = { id: number; amount: number | null; share: number | null; inMonth: number };
export type Sent<A> = { place: number; allotment: A; amount: number };

const wanted = ({ amount, share, inMonth }: Allotment, pay: number) =>
  share === null
    ? Math.max(0, (amount ?? 0) - inMonth)
    : Number((BigInt(pay) * BigInt(share)) / BigInt(wholeBasisPoints));

/**
 * Distribute a person's slips of a month to allotment payees, in order, while the pay lasts. The rest goes to the own
 * account. Slips are offset against each other, so that all parts add up to the rupiah. Whole rupiah. MLC A2.2 @param
 * takeHomes of each slip, also below zero @returns for each slip, the amounts by payee
 */
export function allottedOf<A extends Allotment>(takeHomes: readonly number[], allotments: readonly A[]): Sent<A>[][] {
  const sent: Sent<A>[][] = takeHomes.map(() => []);
  const sum = takeHomes.reduce((whole, takeHome) => whole + takeHome, 0);
  const pay = Math.max(0, sum);
  const rooms = takeHomes.map((takeHome) => Math.max(0, takeHome));
  let left = pay;
  for (const allotment of allotments) {
    let rest = Math.min(wanted(allotment, pay), left);
    left -= rest;
    for (const [slip, own] of sent.entries()) {
      const room = rooms[slip] ?? 0;
      const amount = Math.min(rest, room);
      if (amount === 0) continue;
      rooms[slip] = room - amount;
      rest -= amount;
      own.push({ place: own.length + 1, allotment, amount });
    }
  }
  return sent;
}
