/** Whole rupiah as "Rp 1.250.000". */
export const formatRupiah = (amount: bigint | number) => `Rp ${new Intl.NumberFormat("id-ID", { maximumFractionDigits: 0 }).format(amount)}`;
