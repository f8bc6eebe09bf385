import { z } from "zod";
import { numeric } from "@/lib/platform/validation";

/** A month with unbilled rows, as its first day; whole rupiah. */
export const openMonth = z.object({ month: z.string(), rows: z.number(), totalBills: z.number() });
const fields = {
  month: numeric(z.int().min(1).max(12)),
  year: numeric(z.int().min(1945).max(9_999)),
};
export const proposeStartInput = z.object(fields);
export const decideStartInput = z.object({ decision: z.enum(["confirm", "refuse"]) });
export const startProposed = z.object({ month: z.string(), rows: z.number() });
export const startDecided = z.object({ month: z.string(), isConfirmed: z.boolean(), rows: z.number() });

/**
 * months: billed elsewhere, proposed or confirmed. mayDecide, mayWithdraw: whether the viewer may confirm, and refuse
 * or withdraw it.
 */
export const billingStart = z
  .object({
    month: z.string(),
    isConfirmed: z.boolean(),
    askedBy: z.string(),
    confirmedBy: z.string().nullable(),
    mayDecide: z.boolean(),
    mayWithdraw: z.boolean(),
    months: z.array(openMonth),
  })
  .nullable();
