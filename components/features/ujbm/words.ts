import { writeRupiah } from "@/lib/features/rates/amount.rules";

/** A difference with its sign; nought has none. */
export const signed = (amount: number, written: (amount: number) => string = writeRupiah) =>
  amount === 0 ? "0" : `${amount > 0 ? "+" : "−"}${written(Math.abs(amount))}`;
