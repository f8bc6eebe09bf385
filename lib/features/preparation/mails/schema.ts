import { z } from "zod";
import { recordId, requiredText } from "@/lib/platform/validation";

/** Preparation mail types. Add a name here and its kind in kinds.queries.ts. */
export const preparationMailTypes = ["McuScheduled", "BjstScheduled", "PklCreated", "PklSigned"] as const;
export type PreparationMail = (typeof preparationMailTypes)[number];

export const sendPreparationMailInput = z.object({
  sendEmailType: requiredText(60),
  employeePreparationId: recordId,
});
export const preparationMailSent = z.object({ mailIds: z.array(z.number()), message: z.string() });
