import { writeRupiah } from "@/lib/features/rates/amount.rules";

/** "Rp 1.498.500": money is written the Indonesian way in every language. D3 §9 */
export const rupiahText = (amount: number) => `Rp ${writeRupiah(amount)}`;

/** What stands in for an amount nobody knows yet. */
export const figure = (amount: number | null) => (amount === null ? "–" : writeRupiah(amount));
