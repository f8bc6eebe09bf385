import { z } from "zod";
import { locales } from "@/lib/platform/i18n/locales";
import { blankToUndefined, booleanInput, recordId } from "@/lib/platform/validation";
import { normalizeScheduleId } from "../schema";

/** language: the primary language, by default the user's. The other one is printed below each text. */
export const instructionInput = z.preprocess(
  normalizeScheduleId,
  z.object({
    employeeSchedulingId: recordId,
    language: z.preprocess(blankToUndefined, z.enum(locales).optional()),
    inline: booleanInput.default(false),
  }),
);
