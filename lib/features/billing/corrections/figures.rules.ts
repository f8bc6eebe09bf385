import type { BillingKind } from "@/db/enums/billing";
import type { FeeOption, VatBase } from "@/db/enums/contracts";
import { billOf, type Fee } from "../rules";

/** What a billed row was priced by. */
export type FrozenTerms = {
  kind: BillingKind;
  feeOption: FeeOption | null;
  feePercentage: number | null;
  feeValue: number | null;
  vatBase: VatBase;
  vatPercent: number;
  vatTwelfths: number;
};
/** Whole rupiah; of a change negative where it lowers. */
export type Figures = { amount: number; fee: number; billsAfterFee: number; vat: number; totalBills: number };

const feeFrom = ({ feeOption, feePercentage, feeValue }: FrozenTerms): Fee => {
  if (feeOption === "percentage") return { option: "percentage", percent: feePercentage ?? 0 };
  return feeOption === "value" ? { option: "value", value: BigInt(feeValue ?? 0) } : { option: "no-fee" };
};

/** What an amount comes to by the terms a row was billed by; a row that is billed at nothing owes no fee either. product 5.14 */
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
 * By how much each figure of a billed row changes when its amount does: what it comes to then less what it comes to now, each rounded as
 * the invoice rounds it, so that invoice and notes add up to the right bill to the rupiah. product 5.14
 * @param from the amount as it is billed by now, corrections included @param to the right one, not negative
 */
export function changeOf(terms: FrozenTerms, from: number, to: number): Figures {
  const [before, after] = [figuresAt(from, terms), figuresAt(to, terms)];
  return {
    amount: after.amount - before.amount,
    fee: after.fee - before.fee,
    billsAfterFee: after.billsAfterFee - before.billsAfterFee,
    vat: after.vat - before.vat,
    totalBills: after.totalBills - before.totalBills,
  };
}
