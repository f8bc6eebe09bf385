import { z } from "zod";
import { debtEntryStates } from "@/db/enums/work-orders";
import { accountNumber } from "@/lib/features/crew/formats/schema";
import { maxRupiah, parseRupiah } from "@/lib/features/rates/amount.rules";
import { parsePercent } from "@/lib/features/rates/percent.rules";
import { isDay } from "@/lib/platform/calendar/dates";
import {
  blankToNull,
  blankToUndefined,
  numeric,
  recordId,
  requiredText,
  knownVersion,
} from "@/lib/platform/validation";
import { month, parseWith } from "../schema";

/** Most allotments per seafarer. MLC A2.2 */
export const maxPayees = 3;

const percent = (value: unknown) => {
  const typed = blankToNull(value);
  return typeof typed === "string" ? (parsePercent(typed) ?? typed) : typed;
};
const day = z.string("validation.date").refine(isDay, "validation.date").meta({ format: "date" });

/**
 * place: order of payment, from 1. amount: whole rupiah, or share: hundredths of a per cent of the take-home pay.
 * untilMonth: the last month.
 */
export const proposeAllotmentInput = z
  .object({
    crewId: recordId,
    place: numeric(z.int().min(1).max(maxPayees)),
    payeeName: requiredText(100),
    bankName: requiredText(100),
    accountNumber: accountNumber(),
    amount: z.preprocess(
      (value) => blankToNull(parseWith(parseRupiah)(value)),
      z.int("rates.problems.amount").min(1).max(maxRupiah).nullable(),
    ),
    share: z.preprocess(percent, z.int("rates.problems.percent").min(1).max(10_000).nullable()),
    fromMonth: month,
    untilMonth: z.preprocess(blankToNull, month.nullable()),
    consentOn: day,
    consent: requiredText(200),
  })
  .refine(({ amount, share }) => (amount === null) !== (share === null), {
    path: ["amount"],
    message: "allotments.amountOrShare",
  })
  .refine(({ fromMonth, untilMonth }) => untilMonth === null || untilMonth >= fromMonth, {
    path: ["untilMonth"],
    message: "allotments.untilBeforeFrom",
  });
export const allotmentProposed = z.object({ id: z.number(), crewId: z.number() });

const decisions = ["confirm", "refuse"] as const;
export const decideAllotmentInput = z.object({ id: recordId, decision: z.enum(decisions), version: knownVersion });
export const allotmentDecided = z.object({ id: z.number(), decision: z.enum(decisions) });
export const endAllotmentInput = z.object({ id: recordId, untilMonth: month, version: knownVersion });
export const allotmentEnded = z.object({ id: z.number(), untilMonth: z.string() });

/** Without it, the viewer's own. */
export const listAllotmentsInput = z.object({ crewId: z.preprocess(blankToUndefined, recordId.optional()) });
/** Current, future and proposed allotments, in their order. */
export const listedAllotments = z.object({
  crewId: z.number(),
  allotments: z.array(
    z.object({
      id: z.number(),
      place: z.number(),
      payeeName: z.string(),
      bankName: z.string(),
      accountNumber: z.string(),
      amount: z.number().nullable(),
      share: z.number().nullable(),
      fromMonth: z.string(),
      untilMonth: z.string().nullable(),
      consentOn: z.string(),
      consent: z.string(),
      state: z.enum(debtEntryStates),
      createdBy: z.string().nullable(),
      version: z.number(),
      allowedActions: z.array(z.enum([...decisions, "end"])),
    }),
  ),
});
export type ListedAllotments = z.output<typeof listedAllotments>;
