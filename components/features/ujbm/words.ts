import { writeRupiah } from "@/lib/features/rates/amount.rules";

/** Format a difference with its sign; zero has none. */
export const signed = (amount: number, written: (amount: number) => string = writeRupiah) =>
  amount === 0 ? "0" : `${amount > 0 ? "+" : "−"}${written(Math.abs(amount))}`;
