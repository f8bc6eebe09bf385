import { or, sql, type SQL } from "drizzle-orm";
import { statusIds } from "@/db/enums/scheduling";
import { allConditions } from "@/db/all-conditions";
import { schedules } from "@/db/schema/scheduling";
import { scheduleListFilter, inScheduleState } from "@/lib/features/scheduling/crews/queries";
import { listSchedulesInput } from "@/lib/features/scheduling/crews/schema";
import { countEach } from "@/lib/features/scheduling/queries";
import type { DashboardQuery } from "../queries";

/** Count schedules by state; signed-off ones of the year only. */
export function countSchedules({ db, actor, today, year }: DashboardQuery) {
  const isOngoing = sql`(${schedules.cancelledAt} is null and ${schedules.statusId} < 7)`;
  // Read only open schedules and those signed off in the year, so that the state alone decides.
  const counted = or(inScheduleState({ state: 7, leftIn: year }), isOngoing);
  const states = statusIds.map((state): [string, SQL | undefined] => [`state-${state}`, inScheduleState({ state })]);
  return countEach(
    db,
    allConditions(scheduleListFilter(actor, listSchedulesInput.parse({}), today), counted),
    Object.fromEntries(states),
  );
}
