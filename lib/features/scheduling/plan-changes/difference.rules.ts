import type { StatusId } from "@/db/enums/scheduling";
import { daysBetween } from "@/lib/platform/calendar/period";
import { daysAfterMove } from "./plan-move.rules";
import { isHistory, isOnBoardStage } from "../status.rules";

/** Tolerated difference in days between schedule and plan. product 5.3, 5.6 */
export const toleranceDays = 7;

type Schedule = { statusId: StatusId; cancelledAt: Date | null; onBoardDate: string; offBoardDate: string };
type Plan = { startDate: string; endDate: string };
/** A larger difference: planned date, scheduled date and the days between them. */
export type PlanDifference = { way: "onBoard" | "offBoard"; planned: string; scheduled: string; days: number };

const differenceOf = (way: PlanDifference["way"], planned: string, scheduled: string): PlanDifference[] => {
  const days = Math.abs(daysBetween(planned, scheduled));
  return days > toleranceDays ? [{ way, planned, scheduled, days }] : [];
};

/** Return dates more than a week apart: joining until on board, leaving until signed off. product 5.3, 5.6 */
export function differencesOf(schedule: Schedule | null, { startDate, endDate }: Plan): PlanDifference[] {
  if (!schedule || isHistory(schedule)) return [];
  return [
    ...(isOnBoardStage(schedule.statusId) ? differenceOf("onBoard", startDate, schedule.onBoardDate) : []),
    ...differenceOf("offBoard", endDate, schedule.offBoardDate),
  ];
}

/** Return the differences after the plan moves. Dates equal to the plan move with it; manually set ones stay. */
export function differencesAfter(
  schedule: Schedule,
  plan: Plan & { checkedInOn: string | null },
  requestedPlan: Plan,
): PlanDifference[] {
  const isJoined = plan.checkedInOn !== null || !isOnBoardStage(schedule.statusId);
  return differencesOf({ ...schedule, ...daysAfterMove(schedule, plan, requestedPlan, isJoined) }, requestedPlan);
}
