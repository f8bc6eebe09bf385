import { z } from "zod";
import { requiredText, recordId } from "@/lib/platform/validation";
import { appraisalSpoken } from "../schema";

export const sendAppraisalMailInput = z.preprocess(
  appraisalSpoken,
  z.object({ sendEmailType: requiredText(60), employeeAppraisalId: recordId }),
);
export const appraisalMailSent = z.object({ mailIds: z.array(z.number()), message: z.string() });
