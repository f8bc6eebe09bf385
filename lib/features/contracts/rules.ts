import { reminderDays, type ContractStatus, type FeeOption, type VatBase } from "@/db/enums/contracts";
import { daysBetween } from "@/lib/platform/calendar/period";

/** The catalogue's name of the reminder. product 5.16 */
export const mailType = "ContractExpiring";

/** Active through its last day. Document 3 §4, product 5.14 @param today calendar day in Asia/Jakarta */
export const statusOf = ({ expiresOn }: { expiresOn: string }, today: string): ContractStatus =>
  expiresOn >= today ? "Active" : "Expired";

/**
 * Which reminder is due: the nearest mark that has been passed, so that a day the clock missed is caught up and nobody gets two at once.
 * product 5.14 @returns days before the expiry, null while it is further off and once it has ended
 */
export function reminderDue(expiresOn: string, today: string): (typeof reminderDays)[number] | null {
  const left = daysBetween(today, expiresOn);
  return left < 0 ? null : (reminderDays.findLast((days) => left <= days) ?? null);
}

type Fee = { feeOption: FeeOption; feePercentage: number | null; feeValue: number | null };
type GivenFee = { feeOption?: FeeOption | undefined; feePercentage?: number | null; feeValue?: number | null };

/**
 * The fee as it is kept, from an option or from the two numbers of the documents: a percentage, a value, or neither. Percent have two
 * decimals at most, the value is rupiah. product 5.14 @returns what is wrong with which field instead, null where nothing is said of it
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

/** The terms of a new contract by the table of fee and VAT; a fee of nought is none. product 5.15.7 */
export const usualTerms = ({ feePercentage, vatBase }: { feePercentage: number; vatBase: VatBase }): Terms => ({
  vatBase,
  ...(feePercentage > 0
    ? { feeOption: "percentage", feePercentage, feeValue: null }
    : { feeOption: "no-fee", feePercentage: null, feeValue: null }),
});

/** The terms that somebody has to state, where no table says what is usual. */
export const unsaidTerms = (given: GivenTerms): ("feePercentage" | "vatBase")[] => [
  ...(feeOf(given) === null ? (["feePercentage"] as const) : []),
  ...(given.vatBase === undefined ? (["vatBase"] as const) : []),
];

/** How what is billed is reckoned: what is left out stays as it is, of a new contract the usual. @throws Error for a fee that feeOf refuses, and for what nobody says */
export function termsOf(given: GivenTerms, otherwise: Terms | null): Terms {
  const fee = feeOf(given) ?? otherwise;
  const vatBase = given.vatBase ?? otherwise?.vatBase;
  if (!fee || !vatBase) throw new Error("nobody says how it is billed");
  if ("path" in fee) throw new Error(fee.message);
  const { feeOption, feePercentage, feeValue } = fee;
  return { vatBase, feeOption, feePercentage, feeValue };
}

/** The fields that a change gives another value. */
export const changedFields = <T extends object>(before: T, values: Partial<T>): (keyof T)[] =>
  (Object.keys(values) as (keyof T)[]).filter((key) => before[key] !== values[key]);
