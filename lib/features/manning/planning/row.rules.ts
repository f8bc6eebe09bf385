import type { PlanningReason, SeatReason } from "../planning-status.rules";
import { holderOf, seatOf, type Assignment, type SeatState } from "../slots.rules";
import type { SeatHolder } from "./queries";

/** A seat with holder and joiner. nameOf: null for people the user may not see. */
export type Held = Pick<SeatHolder, "seatId" | "position" | "emptySince"> & {
  state: SeatState & { isUnprepared: boolean };
  current: Assignment | null;
  next: Assignment | null;
  nameOf(tour: Assignment): string | null;
};

/** Group a vessel's rows into seats, in order. */
export function holdersBySeat(rows: readonly SeatHolder[]): Held[] {
  const own = new Map<number, SeatHolder[]>();
  for (const row of rows) {
    const known = own.get(row.seatId);
    if (known) known.push(row);
    else own.set(row.seatId, [row]);
  }
  return [...own].flatMap(([seatId, [first, ...others]]) => {
    if (!first) return [];
    const known = [first, ...others];
    const seat = seatOf(
      seatId,
      known.flatMap(({ tour }) => tour ?? []),
    );
    const state = { ...seat, isUnprepared: known.some(({ isUnprepared }) => isUnprepared) };
    const nameOf = (tour: Assignment) => known.find((row) => row.tour?.id === tour.id)?.fullName ?? null;
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
