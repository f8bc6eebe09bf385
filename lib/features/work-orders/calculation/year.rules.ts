import { monthsLater, yearOf, type Month } from "@/lib/platform/calendar/months";
import { sumOf } from "../fraction.rules";
import type { TaxYearTotals } from "./calculate-month.rules";
import type { SlipInputs } from "./schema";

/** Paid and withheld in a year before this product, through a month, from another document. */
export type OpeningBalance = {
  through: Month;
  gross: bigint;
  pension: bigint;
  withheld: bigint;
  isVerified: boolean;
};
/** The person's year before a month. taxedFrom: the first month of the employment in the year; usedFrom: the first month taxed here. */
type YearSoFar = {
  taxMonth: Month;
  taxedFrom: Month;
  usedFrom: Month;
  opening: OpeningBalance | null;
  months: readonly TaxYearTotals[];
};

/**
 * Sum the year up to a month for the last tax period. product 5.15.6b @returns null when a part is unknown or
 * duplicated; unknown never means zero
 */
export function earlierOf({
  taxMonth,
  taxedFrom,
  usedFrom,
  opening,
  months,
}: YearSoFar): SlipInputs["taxYear"]["earlier"] {
  const ofYear = months.filter((one) => yearOf(one.taxMonth) === yearOf(taxMonth) && one.taxMonth < taxMonth);
  const isOpened = opening !== null && yearOf(opening.through) === yearOf(taxMonth);
  const coveredUntil = isOpened ? monthsLater(opening.through, 1) : taxedFrom;
  if (taxedFrom < usedFrom && taxedFrom < taxMonth && coveredUntil < usedFrom) return null;
  if (isOpened && (opening.through >= taxMonth || ofYear.some((one) => one.taxMonth <= opening.through))) return null;
  const parts = [...(isOpened ? [opening] : []), ...ofYear];
  return {
    gross: sumOf(parts.map(({ gross }) => gross)),
    pension: sumOf(parts.map(({ pension }) => pension)),
    withheld: sumOf(parts.map(({ withheld }) => withheld)),
    isVerified: !isOpened || opening.isVerified,
  };
}
