import { daysIn, type Month } from "../month.rules";

/** An assignment on board, yyyy-MM-dd in Jakarta; to is null while it lasts. */
type Stay = { assignmentId: number; vesselId: number; from: string; to: string | null };
/**
 * A vessel's part of a person's month. first and last: assignments of its first and last day. isOver: the last one
 * ended within the month.
 */
export type OnBoard<S extends Stay> = {
  vesselId: number;
  days: number;
  firstDay: string;
  lastDay: string;
  first: S;
  last: S;
  isOver: boolean;
};

const isLater = (one: Stay, other: Stay) =>
  one.from === other.from ? one.assignmentId > other.assignmentId : one.from > other.from;

const stayOn = <S extends Stay>(stays: readonly S[], day: string): S | undefined =>
  stays
    .filter(({ from, to }) => from <= day && (to === null || day <= to))
    .reduce<S | undefined>((latest, one) => (latest && !isLater(one, latest) ? latest : one), undefined);

const lastDayOf = (month: Month) => `${month}-${daysIn(month)}`;

/**
 * Count a person's days of a month by vessel, in joining order. Joining and leaving days count; a change day counts for
 * the vessel joined. A current assignment counts to the end of the month. product 5.15.1
 */
export function onBoardIn<S extends Stay>(stays: readonly S[], month: Month): OnBoard<S>[] {
  const found = new Map<number, OnBoard<S>>();
  const [lastDay, count] = [lastDayOf(month), daysIn(month)];
  for (let place = 1; place <= count; place += 1) {
    const day = `${month}-${String(place).padStart(2, "0")}`;
    const stay = stayOn(stays, day);
    if (!stay) continue;
    const { vesselId } = stay;
    const known = found.get(vesselId) ?? { vesselId, days: 0, firstDay: day, first: stay };
    const isOver = stay.to !== null && stay.to <= lastDay;
    found.set(vesselId, { ...known, days: known.days + 1, lastDay: day, last: stay, isOver });
  }
  return [...found.values()];
}
