import type { PlanningReason, SeatReason } from "../planning-status.rules";
import { seatOf, type Assignment, type SeatState } from "../slots.rules";

type SeatHolder = { vesselId: number; seatId: number; tour: Assignment | null };

/** The seats of one vessel from rows of many. */
export function statesOf(rows: readonly SeatHolder[], vesselId: number): SeatState[] {
  const own = rows.filter((row) => row.vesselId === vesselId);
  const tours = own.flatMap(({ tour }) => tour ?? []);
  return [...new Set(own.map(({ seatId }) => seatId))].map((seatId) => seatOf(seatId, tours));
}

/** How many seats have each reason, the reason met first before the others. */
export function reasonCounts(reasons: readonly SeatReason[]): { reason: PlanningReason; count: number }[] {
  const counts = new Map<PlanningReason, number>();
  for (const { reason } of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => ({ reason, count }));
}
