type Days = { onBoardDate: string; offBoardDate: string };
type Times = { onBoardTime: string | null; offBoardTime: string | null };
type Period = { startDate: string; endDate: string };

/**
 * The days of a schedule after its plan moved: a day that was the plan's goes with it, one that somebody set stays, unless the other way
 * round somebody would leave before they join. What has happened stays as it was planned. @param isJoined whether they are on board already
 */
export function daysAfterMove(days: Days, before: Period, after: Period, isJoined: boolean): Days {
  const onBoardDate = !isJoined && days.onBoardDate === before.startDate ? after.startDate : days.onBoardDate;
  const offBoardDate = days.offBoardDate === before.endDate ? after.endDate : days.offBoardDate;
  if (offBoardDate > onBoardDate) return { onBoardDate, offBoardDate };
  return after.endDate > onBoardDate
    ? { onBoardDate, offBoardDate: after.endDate }
    : { onBoardDate: after.startDate, offBoardDate: after.endDate };
}

/** Times of day after a day moved: a time counts for the day it was said for. */
export const timesAfterMove = (held: Days & Times, next: Days): Times => ({
  onBoardTime: held.onBoardDate === next.onBoardDate ? held.onBoardTime : null,
  offBoardTime: held.offBoardDate === next.offBoardDate ? held.offBoardTime : null,
});
