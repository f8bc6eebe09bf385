import { formatRupiah } from "@/lib/features/rates/amount.rules";

/** Format a difference with its sign; zero has none. */
export const signedAmount = (amount: number, format: (amount: number) => string = formatRupiah) =>
  amount === 0 ? "0" : `${amount > 0 ? "+" : "−"}${format(Math.abs(amount))}`;
