import { z } from "zod";
import { parseRupiah } from "@/lib/features/rates/amount.rules";
import { isMonth } from "@/lib/platform/calendar/months";

/** Parse a typed value with the parser of its notation. Unparsable input is kept, so that validation refuses it. */
export const parseWith = (parse: (text: string) => number | null | undefined) => (value: unknown) => {
  if (value === undefined) return null;
  if (typeof value !== "string") return value;
  const parsed = parse(value);
  return parsed === undefined ? value : parsed;
};
/** Whole rupiah, also in the notations people type; blank becomes null. */
export const amountUpTo = (max: number) =>
  z.preprocess(parseWith(parseRupiah), z.int("rates.problems.amount").min(0).max(max).nullable());
/** Required whole rupiah within limits. */
export const rupiahBetween = (min: number, max: number) =>
  z.preprocess(parseWith(parseRupiah), z.int("rates.problems.amountMissing").min(min).max(max));
/** yyyy-MM, of Asia/Jakarta. */
export const month = z.string("work-orders.try.monthMissing").refine(isMonth, "work-orders.try.monthMissing");
