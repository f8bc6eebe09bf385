import { writeRupiah } from "@/lib/features/rates/amount.rules";

/** What stands in for an amount nobody knows yet. */
export const figure = (amount: number | null) => (amount === null ? "–" : writeRupiah(amount));
