import { z } from "zod";
import { several } from "@/lib/platform/validation";

export const askDoctorInput = z.object({ only: several(z.string().max(80)) });

/** holds: what should be so, in words; examples: keys of the first ten that break it; mend: what to do; canFix: the command line of the server mends it. */
const finding = z.object({
  id: z.string(),
  holds: z.string(),
  count: z.number(),
  examples: z.array(z.string()),
  mend: z.string(),
  canFix: z.boolean(),
  failed: z.string().optional(),
});
export const doctorAnswer = z.object({ asked: z.number(), findings: z.array(finding) });
export type DoctorAnswer = z.infer<typeof doctorAnswer>;
