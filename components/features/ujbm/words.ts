import { writeRupiah } from "@/lib/features/rates/amount.rules";

/** "Rp 28.990.000", in every language: money is written the Indonesian way. D3 §9 */
export const rupiahText = (amount: number) => `${amount < 0 ? "−" : ""}Rp ${writeRupiah(Math.abs(amount))}`;

/** A difference with its sign; nought has none. */
export const signed = (amount: number, written: (amount: number) => string = writeRupiah) =>
  amount === 0 ? "0" : `${amount > 0 ? "+" : "−"}${written(Math.abs(amount))}`;
