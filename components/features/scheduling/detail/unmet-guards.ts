import { isSoft, type Guard } from "@/lib/features/scheduling/status.rules";
import type { ScheduleDetail } from "@/lib/features/scheduling/detail/schema";
import { namesOf, sendsAmounts, enteredTotal, wayAt, type ScheduleValues } from "./form-values";

export type Problem = { code: Guard; hard: boolean; message: string };

/** Return the unmet guards of the next status: the stored ones, updated by the current form values. */
export function unmetGuardsNow(
  schedule: ScheduleDetail,
  typed: ScheduleValues,
  stored: ScheduleValues,
  guardMessage: (guard: Guard) => string,
): Problem[] {
  const { next } = schedule;
  if (!next) return [];
  const way = wayAt(schedule.employeeSchedulingStatusId);
  const { port, noTravel } = namesOf[way];
  const storedWay = schedule[way];
  const isSent = storedWay !== null && sendsAmounts(typed, stored, way);
  const hasDocument = schedule.accommodationDocuments.some(
    ({ documentUsage }) => documentUsage === (way === "onBoard" ? "OnBoard" : "OffBoard"),
  );
  const resolved: Partial<Record<Guard, boolean>> = {
    "port-missing": typed[port] === "",
    ...(isSent && storedWay ? { "allowance-missing": enteredTotal(typed[way], storedWay) === null } : {}),
    "document-missing": !hasDocument && !typed[noTravel],
  };
  const isAsked = schedule.employeeSchedulingStatusId === 2 || schedule.employeeSchedulingStatusId === 5;
  const storedProblems = next.problems.filter(({ code }) => resolved[code] !== false);
  const added = (Object.keys(resolved) as Guard[]).filter(
    (code) =>
      resolved[code] === true &&
      (isAsked || code === "port-missing") &&
      !storedProblems.some((problem) => problem.code === code),
  );
  return [
    ...storedProblems,
    ...added.map((code) => ({ code, hard: !isSoft(code), message: guardMessage(code) })),
  ].toSorted((first, second) => Number(second.hard) - Number(first.hard));
}
