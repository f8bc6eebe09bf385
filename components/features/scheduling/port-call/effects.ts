import type { PortCallPreview } from "@/lib/features/scheduling/port-calls/schema";

type Person = PortCallPreview["rows"][number];

/** Return the effects of a move: moved, unchanged, notified and blocked people. */
export function moveEffectsOf(rows: readonly Person[], picked: ReadonlySet<number>) {
  const movedPeople = rows.filter(({ employeeSchedulingId }) => picked.has(employeeSchedulingId));
  const refused = movedPeople.filter(({ against }) => against !== null);
  const moving = movedPeople.filter(({ against, isChanged }) => against === null && isChanged);
  return {
    going: movedPeople,
    moves: moving.length,
    stays: movedPeople.length - moving.length - refused.length,
    notified: moving.filter((move) => move.isTold).length,
    refused: refused.length,
  };
}

/** Return days with several people, each with their ids. */
export function daysOf(rows: readonly Person[]) {
  const days = new Map<string, number[]>();
  for (const { before, employeeSchedulingId } of rows)
    days.set(before.day, [...(days.get(before.day) ?? []), employeeSchedulingId]);
  return [...days].map(([day, ids]) => ({ day, ids })).filter(({ ids }) => ids.length > 1);
}
