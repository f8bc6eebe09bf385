import type { BillingKind } from "@/db/enums/billing";
import type { FeeOption, VatBase } from "@/db/enums/contracts";
import { billOf, type Fee } from "../rules";

/** Terms a billed row was priced by. */
export type FrozenTerms = {
  kind: BillingKind;
  feeOption: FeeOption | null;
  feePercentage: number | null;
  feeValue: number | null;
  vatBase: VatBase;
  vatPercent: number;
  vatTwelfths: number;
};
/** Whole rupiah; negative for a decrease. */
export type Figures = { amount: number; fee: number; billsAfterFee: number; vat: number; totalBills: number };

const feeFrom = ({ feeOption, feePercentage, feeValue }: FrozenTerms): Fee => {
  if (feeOption === "percentage") return { option: "percentage", percent: feePercentage ?? 0 };
  return feeOption === "value" ? { option: "value", value: BigInt(feeValue ?? 0) } : { option: "no-fee" };
};

/** Calculate figures of an amount by the billed terms; a row of zero has no fee. product 5.14 */
function figuresAt(amount: number, terms: FrozenTerms): Figures {
  if (amount === 0) return { amount, fee: 0, billsAfterFee: 0, vat: 0, totalBills: 0 };
  if (terms.kind === "expenses") return { amount, fee: 0, billsAfterFee: amount, vat: 0, totalBills: amount };
  const bill = billOf(BigInt(amount), { ...terms, fee: feeFrom(terms) });
  return {
    amount,
    fee: Number(bill.fee),
    billsAfterFee: Number(bill.billsAfterFee),
    vat: Number(bill.vat),
    totalBills: Number(bill.totalBills),
  };
}

/**
 * Calculate how each figure changes with the amount, rounded as the invoice rounds. Invoice and notes add up to the
 * right bill to the rupiah. product 5.14 @param from the amount billed now, corrections included @param to the right
 * one, not negative
 */
export function figureChangeOf(terms: FrozenTerms, from: number, to: number): Figures {
  const [before, after] = [figuresAt(from, terms), figuresAt(to, terms)];
  return {
    amount: after.amount - before.amount,
    fee: after.fee - before.fee,
    billsAfterFee: after.billsAfterFee - before.billsAfterFee,
    vat: after.vat - before.vat,
    totalBills: after.totalBills - before.totalBills,
  };
}
