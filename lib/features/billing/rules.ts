import type { NoteKind } from "@/db/enums/billing";

/** How the company's fee on a row is told: none, a share of the amount in per cent with two decimals at most, or rupiah. D3 §4 */
export type Fee = { option: "no-fee" } | { option: "percentage"; percent: number } | { option: "value"; value: bigint };
/** On what VAT is reckoned, by contract: on amount and fee, or on the fee alone. product 5.14 */
export const vatBases = ["billsAfterFee", "feeOnly"] as const;
type VatBase = (typeof vatBases)[number];

/** VAT is so many per cent of so many twelfths of its base: since 2025 twelve on eleven twelfths, the DPP nilai lain (PMK 131/2024, PMK 11/2025). */
type Terms = { fee: Fee; vatBase: VatBase; vatPercent: number; vatTwelfths: number };
type Bill = { amount: bigint; fee: bigint; billsAfterFee: bigint; vat: bigint; totalBills: bigint };

/** So many per cent, with two decimals at most, of an amount that is not negative, to the rupiah, half up. */
const percentOf = (amount: bigint, percent: number) => (amount * BigInt(Math.round(percent * 100)) + 5_000n) / 10_000n;

/** VAT as the tax invoice takes it: the other base is rounded to the rupiah before the rate is taken of it. product 5.14 */
export const vatOn = (base: bigint, { vatPercent, vatTwelfths }: Pick<Terms, "vatPercent" | "vatTwelfths">) =>
  percentOf((base * BigInt(vatTwelfths) + 6n) / 12n, vatPercent);

const feeOf = (amount: bigint, fee: Fee) => {
  if (fee.option === "no-fee") return 0n;
  return fee.option === "percentage" ? percentOf(amount, fee.percent) : fee.value;
};

/** A row of a bill from its amount, in whole rupiah, each figure rounded by itself. product 5.14 */
export function billOf(amount: bigint, { fee, vatBase, ...tax }: Terms): Bill {
  const charged = feeOf(amount, fee);
  const billsAfterFee = amount + charged;
  const vat = vatOn(vatBase === "billsAfterFee" ? billsAfterFee : charged, tax);
  return { amount, fee: charged, billsAfterFee, vat, totalBills: billsAfterFee + vat };
}

/** The fee the documented pair of numbers means. Document 3 §7 @returns undefined when both are said */
export function feeFrom(percent: number, value: number): Fee | undefined {
  if (percent > 0 && value > 0) return undefined;
  if (percent > 0) return { option: "percentage", percent };
  return value > 0 ? { option: "value", value: BigInt(value) } : { option: "no-fee" };
}

type Shares = { feePercentage: number; vatPercentage: number; vatTwelfths: number };

const withComma = (share: number | string) => String(share).replace(".", ",");

/** What the heads of fee and VAT say, "8" and "11"; none while nothing is known of the month. Document 3 §9 */
export const sharesOf = (fees: Shares | null) => ({
  fee: withComma(fees?.feePercentage ?? "none"),
  vat: withComma(fees ? Math.round((fees.vatPercentage * fees.vatTwelfths * 100) / 12) / 100 : "none"),
});

/** INV/M/2026/11/0001: of a division, a month and one principal. product 5.14 @param month its first day */
export const invoiceNumber = (divisionId: number, month: string, sequence: number): string =>
  `INV/${divisionId === 1 ? "M" : "T"}/${month.slice(0, 4)}/${month.slice(5, 7)}/${String(sequence).padStart(4, "0")}`;

/** What a work order is billed from: the income of the slip, with the employer's JHT and JP by setting. product 5.14 */
export const workOrderAmount = (income: bigint, employerPension: bigint, isPensionBilled: boolean) =>
  isPensionBilled ? income + employerPension : income;

/** CN/M/2026/11/0001 of a credit note, DN of a debit note: of a division and the month it is issued in. product 5.14 @param month its first day */
export const noteNumber = (kind: NoteKind, divisionId: number, month: string, sequence: number): string =>
  invoiceNumber(divisionId, month, sequence).replace("INV", kind === "credit" ? "CN" : "DN");
