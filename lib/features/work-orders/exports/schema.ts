import { z } from "zod";
import { slipLines } from "@/db/enums/work-orders";
import { blankToNull, recordId } from "@/lib/platform/validation";
import { month, year } from "../slips/schema";

/** lockId: a separate lock; without it, the month's lock. */
export const paymentsInput = z.object({
  year,
  month,
  lockId: recordId.nullish().transform((id) => id ?? null),
});

const bankFormats = ["csv", "xlsx"] as const;
/** bank: its name from the bank list; blank for all. */
export const bankFileInput = paymentsInput.extend({
  bank: z.preprocess(blankToNull, z.string().max(200).nullable()),
  format: z.enum(bankFormats).default("xlsx"),
});

const sums = {
  people: z.number(),
  amount: z.number(),
};
/**
 * Whole rupiah; period is the first day of the month. unpaid: people without a transfer, with the reason. takeHome and
 * toCollect: of slips; owing: of people, whose slips are offset against each other.
 */
export const payments = z.object({
  lockId: z.number().nullable(),
  /** Locked separately, with files of their own; not in those of the month. */
  apart: z.array(
    z.object({
      lockId: z.number(),
      name: z.string(),
      employeeNumber: z.string(),
      takeHome: z.number(),
      lockedAt: z.date(),
    }),
  ),
  period: z.string(),
  isLocked: z.boolean(),
  lockedAt: z.date().nullable(),
  hash: z.string().nullable(),
  banks: z.array(z.object({ bank: z.string(), ...sums })),
  ...sums,
  takeHome: z.number(),
  toCollect: z.number(),
  offset: z.number(),
  unpaid: z.array(
    z.object({
      employeeName: z.string(),
      employeeNumber: z.string(),
      amount: z.number(),
      reason: z.enum(["noAccount", "nothingToPay"]),
    }),
  ),
  /** Trading out paid in dollars, separate from the transfers: cents, and its value in rupiah. */
  dollars: z.object({ people: z.number(), cents: z.number(), amount: z.number() }),
  owing: z.array(z.object({ employeeName: z.string(), employeeNumber: z.string(), amount: z.number() })),
  components: z.array(z.object({ name: z.enum(slipLines), amount: z.number() })),
  income: z.number(),
  employerPension: z.number(),
  billed: z.number(),
  deductions: z.number(),
  workOrders: z.number(),
});
export type Payments = z.output<typeof payments>;
