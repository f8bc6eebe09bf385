import { z } from "zod";
import { booleanInput, recordId, requiredText } from "@/lib/platform/validation";
import { scheduleMails } from "../emails/schedule";
import { normalizeScheduleId } from "../schema";
import { recipientRoles } from "./due-mail.rules";

/** again: notify all recipients once more. */
export const sendScheduleMailInput = z.preprocess(
  normalizeScheduleId,
  z.object({ sendEmailType: requiredText(60), employeeSchedulingId: recordId, again: booleanInput.optional() }),
);
export const scheduleMailSent = z.object({ mailIds: z.array(z.number()), message: z.string() });

/** recipients: the seafarer first. Without one the seafarer has no known address. */
export const scheduleMailPreview = z.object({
  sendEmailType: z.enum(scheduleMails),
  name: z.string(),
  recipients: z.array(z.object({ name: z.string(), part: z.enum(recipientRoles) })),
});
export type ScheduleMailPreview = z.output<typeof scheduleMailPreview>;
