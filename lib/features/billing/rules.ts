import type { NoteKind } from "@/db/enums/billing";

/** Company fee of a row: none, a percentage with up to two decimals, or rupiah. D3 §4 */
export type Fee = { option: "no-fee" } | { option: "percentage"; percent: number } | { option: "value"; value: bigint };
/** VAT base by contract: amount plus fee, or the fee alone. product 5.14 */
export const vatBases = ["billsAfterFee", "feeOnly"] as const;
type VatBase = (typeof vatBases)[number];

/**
 * VAT applies to twelfths of its base: since 2025 twelve per cent on eleven twelfths, the DPP nilai lain (PMK 131/2024,
 * PMK 11/2025).
 */
type Terms = { fee: Fee; vatBase: VatBase; vatPercent: number; vatTwelfths: number };
type Bill = { amount: bigint; fee: bigint; billsAfterFee: bigint; vat: bigint; totalBills: bigint };

/** Return a percentage, up to two decimals, of a non-negative amount, rounded half up to the rupiah. */
const percentOf = (amount: bigint, percent: number) => (amount * BigInt(Math.round(percent * 100)) + 5_000n) / 10_000n;

/** Calculate VAT as the tax invoice does: the other base is rounded to the rupiah first. product 5.14 */
export const vatOn = (base: bigint, { vatPercent, vatTwelfths }: Pick<Terms, "vatPercent" | "vatTwelfths">) =>
  percentOf((base * BigInt(vatTwelfths) + 6n) / 12n, vatPercent);

const feeOf = (amount: bigint, fee: Fee) => {
  if (fee.option === "no-fee") return 0n;
  return fee.option === "percentage" ? percentOf(amount, fee.percent) : fee.value;
};

/** Calculate a bill row from its amount in whole rupiah, each figure rounded. product 5.14 */
export function billOf(amount: bigint, { fee, vatBase, ...tax }: Terms): Bill {
  const charged = feeOf(amount, fee);
  const billsAfterFee = amount + charged;
  const vat = vatOn(vatBase === "billsAfterFee" ? billsAfterFee : charged, tax);
  return { amount, fee: charged, billsAfterFee, vat, totalBills: billsAfterFee + vat };
}

/** Convert the documented pair of numbers to a fee. Document 3 §7 @returns undefined when both are given */
export function feeFrom(percent: number, value: number): Fee | undefined {
  if (percent > 0 && value > 0) return undefined;
  if (percent > 0) return { option: "percentage", percent };
  return value > 0 ? { option: "value", value: BigInt(value) } : { option: "no-fee" };
}

type Shares = { feePercentage: number; vatPercentage: number; vatTwelfths: number };

const withComma = (share: number | string) => String(share).replace(".", ",");

/** Return the percentages for the fee and VAT column headings, "8" and "11"; none while unknown. Document 3 §9 */
export const feeAndVatPercentages = (fees: Shares | null) => ({
  fee: withComma(fees?.feePercentage ?? "none"),
  vat: withComma(fees ? Math.round((fees.vatPercentage * fees.vatTwelfths * 100) / 12) / 100 : "none"),
});

/**
 * Format an invoice number, INV/M/2026/11/0001: division, month and one principal. product 5.14 @param month its first
 * day
 */
export const invoiceNumber = (divisionId: number, month: string, sequence: number): string =>
  `INV/${divisionId === 1 ? "M" : "T"}/${month.slice(0, 4)}/${month.slice(5, 7)}/${String(sequence).padStart(4, "0")}`;

/** Return the billed amount of a work order: slip income, plus the employer's JHT and JP by setting. product 5.14 */
export const workOrderAmount = (income: bigint, employerPension: bigint, isPensionBilled: boolean) =>
  isPensionBilled ? income + employerPension : income;

/**
 * Format a note number, CN/M/2026/11/0001 for credit or DN for debit: division and month of issue. product 5.14 @param
 * month its first day
 */
export const noteNumber = (kind: NoteKind, divisionId: number, month: string, sequence: number): string =>
  invoiceNumber(divisionId, month, sequence).replace("INV", kind === "credit" ? "CN" : "DN");
