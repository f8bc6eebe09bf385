import type { Period } from "@/lib/platform/calendar/period";
import { daysWithin, paidOn, type CountedAssignment } from "./man-days.rules";

/** Paid for a vessel in a month: people on the first day times days in operation. */
export type Paid = { crew: number; days: number };
/** Man-days of a month by assignment; null: paid places without a person. */
export type Effect = { assignmentId: number | null; manDays: number };

/**
 * Compare each assignment with what was paid. Paid people who stayed all month make no difference; leavers and joiners
 * do. Paid people are those on board on the first day of operation, the longest first. The effects add up to man-days
 * on board less those paid.
 */
export function effectsOf(
  assignments: readonly CountedAssignment[],
  paid: Paid,
  { operatesFrom, ...period }: Period & { operatesFrom: string },
) {
  const paidAssignments = paidOn(assignments, operatesFrom)
    .map((assignment) => ({ ...assignment, days: daysWithin(assignment, period) }))
    .sort((one, other) => other.days - one.days || one.assignmentId - other.assignmentId)
    .slice(0, paid.crew);
  const paidFor = new Set(paidAssignments.map(({ assignmentId }) => assignmentId));
  const effects: Effect[] = assignments.map((assignment) => ({
    assignmentId: assignment.assignmentId,
    manDays: daysWithin(assignment, period) - (paidFor.has(assignment.assignmentId) ? paid.days : 0),
  }));
  const unfilled: Effect = { assignmentId: null, manDays: (paidAssignments.length - paid.crew) * paid.days };
  return [...effects, unfilled].filter(({ manDays }) => manDays !== 0);
}

/** Return the changes since the month was last settled, by assignment. */
export function changedEffects(now: readonly Effect[], settled: readonly Effect[]): Effect[] {
  const changed = new Map<number | null, number>();
  for (const { assignmentId, manDays } of now) changed.set(assignmentId, (changed.get(assignmentId) ?? 0) + manDays);
  for (const { assignmentId, manDays } of settled)
    changed.set(assignmentId, (changed.get(assignmentId) ?? 0) - manDays);
  return [...changed].flatMap(([assignmentId, manDays]) => (manDays === 0 ? [] : [{ assignmentId, manDays }]));
}

export const sumOf = (effects: readonly Pick<Effect, "manDays">[]) =>
  effects.reduce((sum, { manDays }) => sum + manDays, 0);
