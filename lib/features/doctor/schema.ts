import { z } from "zod";
import { listOfValues } from "@/lib/platform/validation";

export const runDoctorInput = z.object({ only: listOfValues(z.string().max(80)) });

/** The rule, the keys of the first ten violations, what to do, and whether the command line can fix them (canFix). */
const finding = z.object({
  id: z.string(),
  holds: z.string(),
  count: z.number(),
  examples: z.array(z.string()),
  mend: z.string(),
  canFix: z.boolean(),
  failed: z.string().optional(),
});
export const doctorReport = z.object({ asked: z.number(), findings: z.array(finding) });
export type DoctorReport = z.infer<typeof doctorReport>;
