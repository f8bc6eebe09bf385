import { z } from "zod";
import { recordId, requiredText } from "@/lib/platform/validation";
import { scheduleSpoken } from "../schema";

export const sendScheduleMailInput = z.preprocess(
  scheduleSpoken,
  z.object({ sendEmailType: requiredText(60), employeeSchedulingId: recordId }),
);
export const scheduleMailSent = z.object({ mailIds: z.array(z.number()), message: z.string() });
