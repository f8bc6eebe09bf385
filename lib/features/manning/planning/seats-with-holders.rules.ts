import type { PlanningReason, SeatReason } from "./status.rules";
import { holderOf, seatOf, type Assignment, type SeatState } from "../slots.rules";
import type { SeatHolder } from "./queries";

/** A seat with holder and joiner. nameOf: null for people the user may not see. */
export type SeatWithHolders = Pick<SeatHolder, "seatId" | "position" | "emptySince"> & {
  state: SeatState & { isUnprepared: boolean };
  current: Assignment | null;
  next: Assignment | null;
  nameOf(assignment: Assignment): string | null;
};

/** Group a vessel's rows into seats, in order. */
export function holdersBySeat(rows: readonly SeatHolder[]): SeatWithHolders[] {
  const own = new Map<number, SeatHolder[]>();
  for (const row of rows) {
    const seatRows = own.get(row.seatId);
    if (seatRows) seatRows.push(row);
    else own.set(row.seatId, [row]);
  }
  return [...own].flatMap(([seatId, [first, ...otherRows]]) => {
    if (!first) return [];
    const known = [first, ...otherRows];
    const seat = seatOf(
      seatId,
      known.flatMap(({ assignment }) => assignment ?? []),
    );
    const state = { ...seat, isUnprepared: known.some(({ isUnprepared }) => isUnprepared) };
    const nameOf = (assignment: Assignment) =>
      known.find((row) => row.assignment?.id === assignment.id)?.fullName ?? null;
    const { position, emptySince } = first;
    return [{ seatId, position, emptySince, state, current: holderOf(state), next: state.slots.next, nameOf }];
  });
}

/** Count the seats per reason, in order of first occurrence. */
export function reasonCounts(reasons: readonly SeatReason[]): { reason: PlanningReason; count: number }[] {
  const counts = new Map<PlanningReason, number>();
  for (const { reason } of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => ({ reason, count }));
}
