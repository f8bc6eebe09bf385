import { z } from "zod";
import { readRupiah } from "@/lib/features/rates/amount.rules";
import { isMonth } from "./month.rules";

/** What somebody writes is read by a reader of its notation; what it does not understand stays and is refused. */
export const readBy = (read: (written: string) => number | null | undefined) => (value: unknown) => {
  if (value === undefined) return null;
  if (typeof value !== "string") return value;
  const found = read(value);
  return found === undefined ? value : found;
};
/** Whole rupiah, also as people write them; blank is null. */
export const amountUpTo = (most: number) =>
  z.preprocess(readBy(readRupiah), z.int("rates.problems.amount").min(0).max(most).nullable());
/** Whole rupiah that must be there. */
export const rupiahBetween = (least: number, most: number) =>
  z.preprocess(readBy(readRupiah), z.int("rates.problems.amountMissing").min(least).max(most));
/** yyyy-MM, of Asia/Jakarta. */
export const month = z.string("work-orders.try.monthMissing").refine(isMonth, "work-orders.try.monthMissing");
