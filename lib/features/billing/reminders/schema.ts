import { z } from "zod";
import { remindedParties } from "@/db/enums/billing";
import { blankToUndefined, numeric, knownVersion } from "@/lib/platform/validation";

/** afterDays: invoice age of the first reminder, then every 30 days; blank turns reminders off. */
export const setRemindersInput = z.object({
  afterDays: z.preprocess((value) => blankToUndefined(value) ?? null, numeric(z.int().min(1).max(365)).nullable()),
  whom: z.enum(remindedParties),
  version: knownVersion,
});
export const reminders = z.object({
  afterDays: z.number().nullable(),
  whom: z.enum(remindedParties),
  version: z.number(),
  mayChange: z.boolean(),
});
export type Reminders = z.output<typeof reminders>;
