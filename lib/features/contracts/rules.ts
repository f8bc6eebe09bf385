import { reminderDays, type ContractStatus, type FeeOption, type VatBase } from "@/db/enums/contracts";
import { daysBetween } from "@/lib/platform/calendar/period";

/** Documented name of the reminder mail. product 5.16 */
export const mailType = "ContractExpiring";

/**
 * Return whether a contract is active, which it is through its last day. Document 3 §4, product 5.14 @param today
 * calendar day in Asia/Jakarta
 */
export const statusOf = ({ expiresOn }: { expiresOn: string }, today: string): ContractStatus =>
  expiresOn >= today ? "Active" : "Expired";

/**
 * Return the due reminder: the nearest mark passed, so that missed days are caught up without duplicates. product 5.14
 * @returns days before the expiry, null before the first and after the end
 */
export function reminderDue(expiresOn: string, today: string): (typeof reminderDays)[number] | null {
  const daysLeft = daysBetween(today, expiresOn);
  return daysLeft < 0 ? null : (reminderDays.findLast((days) => daysLeft <= days) ?? null);
}

type Fee = { feeOption: FeeOption; feePercentage: number | null; feeValue: number | null };
type EnteredFee = { feeOption?: FeeOption | undefined; feePercentage?: number | null; feeValue?: number | null };

/**
 * Convert an option or the documented pair of numbers to a stored fee: percentage, value or none. Up to two decimals in
 * per cent; the value is rupiah. product 5.14 @returns the invalid field instead, null when omitted
 */
export function feeOf(entered: EnteredFee): Fee | null | { path: "feePercentage" | "feeValue"; message: string } {
  const [percentage, value] = [entered.feePercentage ?? 0, entered.feeValue ?? 0];
  if (entered.feeOption === undefined && entered.feePercentage === undefined && entered.feeValue === undefined)
    return null;
  if (entered.feeOption === undefined && percentage > 0 && value > 0)
    return { path: "feeValue", message: "contracts.oneFee" };
  const feeOption = entered.feeOption ?? (percentage > 0 ? "percentage" : value > 0 ? "value" : "no-fee");
  if (feeOption === "percentage" && percentage === 0) return { path: "feePercentage", message: "validation.required" };
  if (feeOption === "value" && value === 0) return { path: "feeValue", message: "validation.required" };
  return {
    feeOption,
    feePercentage: feeOption === "percentage" ? percentage : null,
    feeValue: feeOption === "value" ? value : null,
  };
}

type Terms = Fee & { vatBase: VatBase };
type EnteredTerms = EnteredFee & { vatBase?: VatBase | undefined };

/** Return default terms of a new contract from the rates; a fee of zero is none. product 5.15.7 */
export const usualTerms = ({ feePercentage, vatBase }: { feePercentage: number; vatBase: VatBase }): Terms => ({
  vatBase,
  ...(feePercentage > 0
    ? { feeOption: "percentage", feePercentage, feeValue: null }
    : { feeOption: "no-fee", feePercentage: null, feeValue: null }),
});

/** Return the terms a user must enter because no rates exist. */
export const missingTerms = (entered: EnteredTerms): ("feePercentage" | "vatBase")[] => [
  ...(feeOf(entered) === null ? (["feePercentage"] as const) : []),
  ...(entered.vatBase === undefined ? (["vatBase"] as const) : []),
];

/**
 * Merge entered terms with the current or default ones. @throws Error for a fee that feeOf refuses, and for missing
 * terms
 */
export function termsOf(entered: EnteredTerms, defaults: Terms | null): Terms {
  const fee = feeOf(entered) ?? defaults;
  const vatBase = entered.vatBase ?? defaults?.vatBase;
  if (!fee || !vatBase) throw new Error("nobody says how it is billed");
  if ("path" in fee) throw new Error(fee.message);
  const { feeOption, feePercentage, feeValue } = fee;
  return { vatBase, feeOption, feePercentage, feeValue };
}

/** Return the fields that change. */
export const changedFields = <T extends object>(before: T, values: Partial<T>): (keyof T)[] =>
  (Object.keys(values) as (keyof T)[]).filter((key) => before[key] !== values[key]);
