import { z } from "zod";
import { recordId } from "@/lib/platform/validation";

const [minSaid, maxSaid] = [3, 500];

/** A telephone call about an assignment: what the seafarer said. */
export const recordCallInput = z.object({
  assignmentId: recordId,
  said: z.string().trim().min(minSaid, "validation.required").max(maxSaid),
});
export const callRecorded = z.object({ callId: z.number() });
export const removeCallInput = z.object({ callId: recordId });

const call = z.object({ at: z.date(), by: z.string().nullable(), said: z.string() });
export type Call = z.output<typeof call>;

export const planContactInput = z.object({ assignmentId: recordId });
/** asks: who must answer next; null once both have. phone: the seafarer's, as stored. */
export const planContact = z.object({
  assignmentId: z.number(),
  asks: z.enum(["principal", "employee"]).nullable(),
  phone: z.string().nullable(),
  remindedAt: z.date().nullable(),
  lastCall: call.nullable(),
});
export type PlanContact = z.output<typeof planContact>;
export const planContactsInput = z.object({ assignmentIds: z.array(recordId).max(200) });
export const planContacts = z.array(planContact);
