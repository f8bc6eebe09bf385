import { z } from "zod";
import { locales } from "@/lib/platform/i18n/locales";
import { blankToUndefined, onOff, recordId } from "@/lib/platform/validation";
import { scheduleSpoken } from "../schema";

/** language: of the reader unless said otherwise; the other one stands below each text. */
export const instructionInput = z.preprocess(
  scheduleSpoken,
  z.object({
    employeeSchedulingId: recordId,
    language: z.preprocess(blankToUndefined, z.enum(locales).optional()),
    inline: onOff.default(false),
  }),
);
