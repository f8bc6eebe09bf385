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
  const left = daysBetween(today, expiresOn);
  return left < 0 ? null : (reminderDays.findLast((days) => left <= days) ?? null);
}

type Fee = { feeOption: FeeOption; feePercentage: number | null; feeValue: number | null };
type GivenFee = { feeOption?: FeeOption | undefined; feePercentage?: number | null; feeValue?: number | null };

/**
 * Convert an option or the documented pair of numbers to a stored fee: percentage, value or none. Up to two decimals in
 * per cent; the value is rupiah. product 5.14 @returns the invalid field instead, null when omitted
 */
export function feeOf(given: GivenFee): Fee | null | { path: "feePercentage" | "feeValue"; message: string } {
  const [percentage, value] = [given.feePercentage ?? 0, given.feeValue ?? 0];
  if (given.feeOption === undefined && given.feePercentage === undefined && given.feeValue === undefined) return null;
  if (given.feeOption === undefined && percentage > 0 && value > 0)
    return { path: "feeValue", message: "contracts.oneFee" };
  const feeOption = given.feeOption ?? (percentage > 0 ? "percentage" : value > 0 ? "value" : "no-fee");
  if (feeOption === "percentage" && percentage === 0) return { path: "feePercentage", message: "validation.required" };
  if (feeOption === "value" && value === 0) return { path: "feeValue", message: "validation.required" };
  return {
    feeOption,
    feePercentage: feeOption === "percentage" ? percentage : null,
    feeValue: feeOption === "value" ? value : null,
  };
}

type Terms = Fee & { vatBase: VatBase };
type GivenTerms = GivenFee & { vatBase?: VatBase | undefined };

/** Return default terms of a new contract from the rates; a fee of zero is none. product 5.15.7 */
export const usualTerms = ({ feePercentage, vatBase }: { feePercentage: number; vatBase: VatBase }): Terms => ({
  vatBase,
  ...(feePercentage > 0
    ? { feeOption: "percentage", feePercentage, feeValue: null }
    : { feeOption: "no-fee", feePercentage: null, feeValue: null }),
});

/** Return the terms a user must enter because no rates exist. */
export const unsaidTerms = (given: GivenTerms): ("feePercentage" | "vatBase")[] => [
  ...(feeOf(given) === null ? (["feePercentage"] as const) : []),
  ...(given.vatBase === undefined ? (["vatBase"] as const) : []),
];

/**
 * Merge entered terms with the current or default ones. @throws Error for a fee that feeOf refuses, and for missing
 * terms
 */
export function termsOf(given: GivenTerms, otherwise: Terms | null): Terms {
  const fee = feeOf(given) ?? otherwise;
  const vatBase = given.vatBase ?? otherwise?.vatBase;
  if (!fee || !vatBase) throw new Error("nobody says how it is billed");
  if ("path" in fee) throw new Error(fee.message);
  const { feeOption, feePercentage, feeValue } = fee;
  return { vatBase, feeOption, feePercentage, feeValue };
}

/** Return the fields that change. */
export const changedFields = <T extends object>(before: T, values: Partial<T>): (keyof T)[] =>
  (Object.keys(values) as (keyof T)[]).filter((key) => before[key] !== values[key]);
