import { type SQL, or, sql } from "drizzle-orm";
import { allConditions } from "@/db/all-conditions";
import type { CardTone } from "@/db/enums/dashboard";
import { statusIds } from "@/db/enums/scheduling";
import { schedules } from "@/db/schema/scheduling";
import {
  type CardGroups,
  type CardList,
  type DashboardQuery,
  type Figure,
  figuresOf,
} from "@/lib/platform/registry/dashboard-card";
import { inScheduleState, scheduleListFilter } from "./crews/queries";
import { listSchedulesInput } from "./crews/schema";
import { countEach } from "./queries";

/** Count schedules by state; signed-off ones of the year only. */
function countSchedules({ db, actor, today, year }: DashboardQuery) {
  const isOngoing = sql`(${schedules.cancelledAt} is null and ${schedules.statusId} < 7)`;
  // Read only open schedules and those signed off in the year, so that the state alone decides.
  const counted = or(inScheduleState({ state: [7], leftIn: [year] }), isOngoing);
  const states = statusIds.map((state): [string, SQL | undefined] => [
    `state-${state}`,
    inScheduleState({ state: [state] }),
  ]);
  return countEach(
    db,
    allConditions(scheduleListFilter(actor, listSchedulesInput.parse({}), today), counted),
    Object.fromEntries(states),
  );
}

const scheduleList: CardList = {
  path: "/dashboard/manning/onboard-scheduling",
  right: "scheduling:view",
  tag: "onboard-scheduling",
  unit: "schedules",
};

const inState = (state: number, tone: CardTone): Figure => ({
  key: `state-${state}`,
  tone,
  query: { tab: "everybody", state: String(state) },
});

export const groups: CardGroups = {
  crewScheduling: {
    right: "dashboard:schedules",
    cards: figuresOf(scheduleList, [
      inState(1, "warning"),
      inState(2, "warning"),
      inState(3, "success"),
      inState(4, "warning"),
      inState(5, "warning"),
      inState(6, "success"),
      { ...inState(7, "neutral"), isYearly: true, yearParameter: "leftIn" },
    ]),
    count: countSchedules,
  },
};
