import { isNull, lte, sql, type SQL } from "drizzle-orm";
import type { StatusId } from "@/db/enums/scheduling";
import { allConditions } from "@/db/all-conditions";
import { schedules, scheduleTimeProposals } from "@/db/schema/scheduling";
import { addDays } from "@/lib/platform/calendar/dates";
import { daysBefore, type WaitKind } from "./waiting.rules";

const dayWithin = (days: number, today: string) => addDays(today, days);
const open = isNull(schedules.cancelledAt);
/** Inline the states, so that a generic query plan can use the index of open schedules. */
const inState = (...states: StatusId[]) => sql`${schedules.statusId} in (${sql.raw(states.join(", "))})`;

/** The next date of a schedule: joining, or leaving once on board. */
export const dayOfSchedule = sql<string>`case when ${schedules.statusId} < 4 then ${schedules.onBoardDate} else ${schedules.offBoardDate} end`;

const conditions: Record<WaitKind, (today: string) => SQL> = {
  schedule: (today) =>
    allConditions(open, inState(1), lte(schedules.onBoardDate, dayWithin(daysBefore.schedule, today))),
  documents: (today) =>
    allConditions(open, inState(2, 5), sql`${dayOfSchedule} <= ${dayWithin(daysBefore.documents, today)}::date`),
  "check-in": (today) =>
    allConditions(open, inState(3), lte(schedules.onBoardDate, dayWithin(daysBefore["check-in"], today))),
  time: () =>
    allConditions(
      open,
      sql`exists (select 1 from ${scheduleTimeProposals}
        where ${scheduleTimeProposals.scheduleId} = ${schedules.id} and ${scheduleTimeProposals.endedAt} is null)`,
    ),
  leaving: (today) =>
    allConditions(open, inState(4), lte(schedules.offBoardDate, dayWithin(daysBefore.leaving, today))),
};

/** Match schedules that wait for the office. @param today yyyy-MM-dd */
export const isWaiting = (kind: WaitKind, today: string): SQL => conditions[kind](today);
