import { writeRupiah } from "@/lib/features/rates/amount.rules";

/** "Rp 28.990.000", in every language: money is written the Indonesian way. D3 §9 */
export const rupiahText = (amount: number) => `${amount < 0 ? "−" : ""}Rp ${writeRupiah(Math.abs(amount))}`;
