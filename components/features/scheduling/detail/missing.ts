import { isSoft, type Guard } from "@/lib/features/scheduling/status.rules";
import type { ScheduleDetail } from "@/lib/features/scheduling/detail/schema";
import { namesOf, sendsAmounts, totalTyped, wayAt, type ScheduleValues } from "./values";

export type Problem = { code: Guard; hard: boolean; message: string };

/** Return the unmet guards of the next status: the stored ones, updated by the current form values. */
export function missingNow(
  schedule: ScheduleDetail,
  typed: ScheduleValues,
  stored: ScheduleValues,
  said: (guard: Guard) => string,
): Problem[] {
  const { next } = schedule;
  if (!next) return [];
  const way = wayAt(schedule.employeeSchedulingStatusId);
  const { port, noTravel } = namesOf[way];
  const shown = schedule[way];
  const isSent = shown !== null && sendsAmounts(typed, stored, way);
  const hasDocument = schedule.accommodationDocuments.some(
    ({ documentUsage }) => documentUsage === (way === "onBoard" ? "OnBoard" : "OffBoard"),
  );
  const judged: Partial<Record<Guard, boolean>> = {
    "port-missing": typed[port] === "",
    ...(isSent && shown ? { "allowance-missing": totalTyped(typed[way], shown) === null } : {}),
    "document-missing": !hasDocument && !typed[noTravel],
  };
  const isAsked = schedule.employeeSchedulingStatusId === 2 || schedule.employeeSchedulingStatusId === 5;
  const known = next.problems.filter(({ code }) => judged[code] !== false);
  const added = (Object.keys(judged) as Guard[]).filter(
    (code) =>
      judged[code] === true && (isAsked || code === "port-missing") && !known.some((problem) => problem.code === code),
  );
  return [...known, ...added.map((code) => ({ code, hard: !isSoft(code), message: said(code) }))].toSorted(
    (one, other) => Number(other.hard) - Number(one.hard),
  );
}
