type Days = { onBoardDate: string; offBoardDate: string };
type Times = { onBoardTime: string | null; offBoardTime: string | null };
type Period = { startDate: string; endDate: string };

/**
 * Return the schedule's dates after its plan moved. Dates equal to the plan move with it; manual ones stay unless
 * leaving would precede joining. Past dates stay. @param isJoined whether the seafarer is on board
 */
export function daysAfterMove(days: Days, before: Period, after: Period, isJoined: boolean): Days {
  const onBoardDate = !isJoined && days.onBoardDate === before.startDate ? after.startDate : days.onBoardDate;
  const offBoardDate = days.offBoardDate === before.endDate ? after.endDate : days.offBoardDate;
  if (offBoardDate > onBoardDate) return { onBoardDate, offBoardDate };
  return after.endDate > onBoardDate
    ? { onBoardDate, offBoardDate: after.endDate }
    : { onBoardDate: after.startDate, offBoardDate: after.endDate };
}

/** Return the times after the dates moved. A time is valid only for its date. */
export const timesAfterMove = (stored: Days & Times, next: Days): Times => ({
  onBoardTime: stored.onBoardDate === next.onBoardDate ? stored.onBoardTime : null,
  offBoardTime: stored.offBoardDate === next.offBoardDate ? stored.offBoardTime : null,
});
