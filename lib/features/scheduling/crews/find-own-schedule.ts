import { asc, desc, eq, sql } from "drizzle-orm";
import { allConditions } from "@/db/all-conditions";
import { schedules } from "@/db/schema/scheduling";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { toResponse, selectSchedules } from "../queries";
import { scheduleRow } from "../schema";
import { visibleSchedules } from "../scope.queries";
import { isOver } from "./queries";
import { ownScheduleInput } from "./schema";

/**
 * Find the seafarer's own schedule: on board, then upcoming, then the latest past one; null without any. product 5.12
 */
export const findOwnSchedule = read({
  name: "scheduling.find-own-schedule",
  access: "scheduling:view",
  input: ownScheduleInput,
  output: scheduleRow.nullable(),
  async run({ db, actor, now }) {
    if (actor.kind !== "user" || !actor.crewId) return null;
    const isOwn = allConditions(visibleSchedules(actor), eq(schedules.crewId, actor.crewId));
    const order = [
      asc(isOver),
      desc(sql`case when ${isOver} then ${schedules.onBoardDate} end`),
      asc(schedules.onBoardDate),
      desc(schedules.id),
    ];
    const [schedule] = await selectSchedules(db, isOwn, order).limit(1);
    return schedule ? toResponse(schedule, dayOf(now)) : null;
  },
});
