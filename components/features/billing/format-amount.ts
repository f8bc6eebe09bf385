import { formatRupiah } from "@/lib/features/rates/amount.rules";

/** Format an amount, or a dash when it is unknown. */
export const formatAmount = (amount: number | null) => (amount === null ? "–" : formatRupiah(amount));
