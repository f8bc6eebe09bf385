import { addDays, addMonths } from "@/lib/platform/calendar/dates";
import { monthsOfTraining } from "./readiness.rules";
import type { PreparationResult } from "@/db/enums/preparation";
import { fitnessOf } from "@/lib/features/lookups/health-degree.rules";

/** Return why a new appointment is blocked by the last one; null when there is none or it failed. product 5.13c */
export function scheduleBlockedReason(last: { result: PreparationResult | null } | undefined): string | null {
  if (!last || last.result === "Failed") return null;
  return last.result === null ? "preparation.scheduledAlready" : "preparation.passedAlready";
}

/** Days a clinic has to report. product 5.13c */
const daysUntilNoShow = 3;
/** Return the latest appointment date that should have a result. @param today yyyy-MM-dd */
export const noShowOn = (today: string) => addDays(today, -daysUntilNoShow);

/** Return why a degree cannot be passed: unfit, or its fitness is unset. product 5.13c */
export function passBlockedReason(result: PreparationResult, degreeCode: string | null): string | null {
  if (result !== "Passed") return null;
  const fitness = fitnessOf(degreeCode);
  return fitness === null ? "preparation.mcu.degreeUnset" : fitness === "unfit" ? "preparation.mcu.unfit" : null;
}

/** Return the earliest end date of a valid passed training. @param today yyyy-MM-dd. product 5.5 */
export const validTrainingsEndFrom = (today: string) => addMonths(today, -monthsOfTraining);
/** Return the last valid day of a passed training. */
export const trainingValidUntil = (endDate: string) => addMonths(endDate, monthsOfTraining);

/** Return whether the new values differ from the stored ones. */
export const hasChanges = <T extends Record<string, unknown>>(before: T, after: { [Name in keyof T]?: T[Name] }) =>
  Object.keys(after).some((name) => before[name] !== after[name]);
