import { z } from "zod";
import { linkEnds, linkPurposes } from "@/db/enums/manning";
import { blankToUndefined, recordId } from "@/lib/platform/validation";
import { apiSlots } from "../slots.rules";

const optionalId = z.preprocess(blankToUndefined, recordId.optional());

/** A mail about the person in a slot of a seat. Document 2 §7 */
export const sendPlanningMailInput = z.object({
  sendEmailType: z
    .string()
    .max(60)
    .meta({ examples: ["PlanningPrincipal"] }),
  vesselCrewId: recordId,
  assignmentOn: z.enum(apiSlots).default("Next"),
  crewId: optionalId,
});
export const planningMailSent = z.object({ mailIds: z.array(z.number()), message: z.string() });

export const assignmentLinksInput = z.object({ assignmentId: recordId });
/** email is masked for users who may not see it. */
const assignmentLink = z.object({
  id: z.number(),
  itemId: z.number(),
  purpose: z.enum(linkPurposes),
  name: z.string(),
  email: z.string(),
  askedAt: z.date(),
  expiresAt: z.date(),
  remindedAt: z.date().nullable(),
  escalatedAt: z.date().nullable(),
  endedAt: z.date().nullable(),
  endReason: z.enum(linkEnds).nullable(),
});
export const assignmentLinks = z.array(assignmentLink);

export const revokeLinkInput = z.object({ itemId: recordId });
export const linkRevoked = z.object({ itemId: z.number() });

export const remindAnswerInput = z.object({ assignmentId: recordId });
export const answerReminded = z.object({ party: z.enum(["principal", "employee"]), reminded: z.number() });

export const queuedMailInput = z.object({ vesselId: recordId });
/** sendAt: null when the queue is empty. */
export const queuedMail = z.object({ vesselId: z.number(), count: z.number(), sendAt: z.date().nullable() });
