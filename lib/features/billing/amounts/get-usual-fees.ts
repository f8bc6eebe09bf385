import { z } from "zod";
import { vatBases } from "@/db/enums/contracts";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { feesOf } from "../usual-fees.queries";

const usualFees = z
  .object({
    feePercentage: z.number(),
    vatPercentage: z.number(),
    vatTwelfths: z.number(),
    vatBase: z.enum(vatBases),
    isVerified: z.boolean(),
  })
  .nullable();
export type UsualFees = z.output<typeof usualFees>;

/**
 * Return today's fee and VAT (Asia/Jakarta) in whole per cent, as form defaults. Null before any version. One query.
 * product 5.15.7
 */
export const getUsualFees = read({
  name: "billing.get-usual-fees",
  access: "rates:view",
  input: z.object({}),
  output: usualFees,
  run: ({ db, now }) => feesOf(db, dayOf(now)),
});
