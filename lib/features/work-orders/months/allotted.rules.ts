import { wholeBasisPoints } from "../fraction.rules";

/** amount or share (basis points of the take-home pay); inMonth: what slips of the month that were locked before have sent. Whole rupiah. */
type Allotment = { id: number; amount: number | null; share: number | null; inMonth: number };
export type Sent<A> = { place: number; allotment: A; amount: number };

const wanted = ({ amount, share, inMonth }: Allotment, pay: number) =>
  share === null
    ? Math.max(0, (amount ?? 0) - inMonth)
    : Number((BigInt(pay) * BigInt(share)) / BigInt(wholeBasisPoints));

/**
 * What of a person's slips of a month goes to others, in their turn while the pay lasts; the rest goes to the own account. Slips are set off against
 * each other, so that what is sent and the rest come to what is paid out, to the rupiah. Whole rupiah. MLC A2.2
 * @param takeHomes of each slip, also below nought
 * @returns for each slip, in its place, what of it is sent to whom
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
