import type { StatusId } from "@/db/enums/scheduling";
import { daysBetween } from "@/lib/platform/calendar/period";
import { daysAfterMove } from "./plan.rules";
import { isHistory, isOnBoardStage } from "./status.rules";

/** Up to so many days a schedule and its plan may say different days and nobody needs to hear of it. product 5.3, 5.6 */
export const tolerance = 7;

type Schedule = { statusId: StatusId; cancelledAt: Date | null; onBoardDate: string; offBoardDate: string };
type Plan = { startDate: string; endDate: string };
/** A way whose days differ by more: the plan's day, the schedule's, and by how many days. */
export type PlanDifference = { way: "onBoard" | "offBoard"; planned: string; scheduled: string; days: number };

const differing = (way: PlanDifference["way"], planned: string, scheduled: string): PlanDifference[] => {
  const days = Math.abs(daysBetween(planned, scheduled));
  return days > tolerance ? [{ way, planned, scheduled, days }] : [];
};

/** Where a schedule and its plan say days more than a week apart: of joining until somebody is on board, of leaving until they have left. product 5.3, 5.6 */
export function differencesOf(schedule: Schedule | null, { startDate, endDate }: Plan): PlanDifference[] {
  if (!schedule || isHistory(schedule)) return [];
  return [
    ...(isOnBoardStage(schedule.statusId) ? differing("onBoard", startDate, schedule.onBoardDate) : []),
    ...differing("offBoard", endDate, schedule.offBoardDate),
  ];
}

/** The same once the plan has moved: a day that was the plan's goes with it, one that somebody set stays. */
export function differencesAfter(
  schedule: Schedule,
  plan: Plan & { checkedInOn: string | null },
  wanted: Plan,
): PlanDifference[] {
  const isJoined = plan.checkedInOn !== null || !isOnBoardStage(schedule.statusId);
  return differencesOf({ ...schedule, ...daysAfterMove(schedule, plan, wanted, isJoined) }, wanted);
}
