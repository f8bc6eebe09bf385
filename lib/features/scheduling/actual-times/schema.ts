import { z } from "zod";
import { boardMoments } from "@/db/enums/scheduling";
import { blankToUndefined, optionalText, recordId } from "@/lib/platform/validation";
import { normalizeScheduleId } from "../schema";
import { parseTime } from "./parse-time.rules";

/** The actual time, in Jakarta time ("2026-11-20 08:30") or as an instant. */
const moment = z.preprocess(
  blankToUndefined,
  z
    .string({ error: "scheduling.scheduleRequired" })
    .max(40)
    .meta({ format: "date-time" })
    .refine((value) => parseTime(value) !== null, "validation.date")
    .transform((value) => parseTime(value) ?? new Date(0)),
);
export const proposeTimeInput = z.preprocess(
  normalizeScheduleId,
  z.object({
    employeeSchedulingId: recordId,
    moment: z.enum(boardMoments),
    schedule: moment,
    note: optionalText(300),
  }),
);
export const withdrawTimeInput = z.object({ id: recordId });
export const timeProposed = z.object({ id: z.number(), employeeSchedulingId: z.number(), proposedAt: z.date() });
export const timeWithdrawn = z.object({ id: z.number() });
