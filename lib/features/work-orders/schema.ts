import { z } from "zod";
import { readRupiah } from "@/lib/features/rates/amount.rules";
import { isMonth } from "./month.rules";

/** Parse a typed value with the parser of its notation. Unparsable input is kept, so that validation refuses it. */
export const readBy = (read: (written: string) => number | null | undefined) => (value: unknown) => {
  if (value === undefined) return null;
  if (typeof value !== "string") return value;
  const found = read(value);
  return found === undefined ? value : found;
};
/** Whole rupiah, also in the notations people type; blank becomes null. */
export const amountUpTo = (most: number) =>
  z.preprocess(readBy(readRupiah), z.int("rates.problems.amount").min(0).max(most).nullable());
/** Required whole rupiah within limits. */
export const rupiahBetween = (least: number, most: number) =>
  z.preprocess(readBy(readRupiah), z.int("rates.problems.amountMissing").min(least).max(most));
/** yyyy-MM, of Asia/Jakarta. */
export const month = z.string("work-orders.try.monthMissing").refine(isMonth, "work-orders.try.monthMissing");
