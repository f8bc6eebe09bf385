import { addDays, addMonths } from "@/lib/platform/calendar/dates";
import { monthsOfTraining } from "./readiness.rules";
import type { PreparationResult } from "@/db/enums/preparation";
import { fitnessOf } from "@/lib/features/lookups/degree.rules";

/** Why nobody may make an appointment after the last one of its kind in a preparation; null where they may: there is none, or it was failed. product 5.13c */
export function againstSchedule(last: { result: PreparationResult | null } | undefined): string | null {
  if (!last || last.result === "Failed") return null;
  return last.result === null ? "preparation.scheduledAlready" : "preparation.passedAlready";
}

/** How long a clinic may take to report before somebody asks. product 5.13c */
const daysUntilNoShow = 3;
/** The latest day of an appointment that should have a result by today. @param today yyyy-MM-dd */
export const noShowOn = (today: string) => addDays(today, -daysUntilNoShow);

/** Why nobody passes with a degree: it says unfit, or nobody has said what it means. product 5.13c */
export function againstPassing(result: PreparationResult, degreeCode: string | null): string | null {
  if (result !== "Passed") return null;
  const fitness = fitnessOf(degreeCode);
  return fitness === null ? "preparation.mcu.degreeUnset" : fitness === "unfit" ? "preparation.mcu.unfit" : null;
}

/** The earliest last day of a passed training that still counts. @param today yyyy-MM-dd. product 5.5 */
export const countedSince = (today: string) => addMonths(today, -monthsOfTraining);
/** The last day a passed training counts. */
export const countedUntil = (endDate: string) => addMonths(endDate, monthsOfTraining);

/** Whether what is to be stored differs from what stands. */
export const changes = <T extends Record<string, unknown>>(before: T, after: { [Name in keyof T]?: T[Name] }) =>
  Object.keys(after).some((name) => before[name] !== after[name]);
