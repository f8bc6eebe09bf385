import { z } from "zod";
import { billingKinds } from "@/db/enums/billing";
import { blankToNull, recordId } from "@/lib/platform/validation";

/** principalId: billed principal, null to remove the assignment. */
export const assignBilledPrincipalInput = z.object({
  kind: z.enum(billingKinds),
  id: recordId,
  principalId: z.preprocess(blankToNull, recordId.nullable()),
});
export const principalGiven = z.object({
  kind: z.enum(billingKinds),
  id: z.number(),
  principalId: z.number().nullable(),
});
