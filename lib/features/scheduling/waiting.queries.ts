import { inArray, isNull, lte, sql, type SQL } from "drizzle-orm";
import { every } from "@/db/every";
import { schedules, scheduleTimeProposals } from "@/db/schema/scheduling";
import { addDays } from "@/lib/platform/calendar/dates";
import { daysBefore, type Waiting } from "./waiting.rules";

const within = (days: number, today: string) => addDays(today, days);
const open = isNull(schedules.cancelledAt);

/** The day a schedule waits for: joining, or leaving once somebody is on board. */
export const dayOfSchedule = sql<string>`case when ${schedules.statusId} < 4 then ${schedules.onBoardDate} else ${schedules.offBoardDate} end`;

const conditions: Record<Waiting, (today: string) => SQL> = {
  schedule: (today) =>
    every(open, inArray(schedules.statusId, [1]), lte(schedules.onBoardDate, within(daysBefore.schedule, today))),
  documents: (today) =>
    every(
      open,
      inArray(schedules.statusId, [2, 5]),
      sql`${dayOfSchedule} <= ${within(daysBefore.documents, today)}::date`,
    ),
  "check-in": (today) =>
    every(open, inArray(schedules.statusId, [3]), lte(schedules.onBoardDate, within(daysBefore["check-in"], today))),
  time: () =>
    every(
      open,
      sql`exists (select 1 from ${scheduleTimeProposals}
        where ${scheduleTimeProposals.scheduleId} = ${schedules.id} and ${scheduleTimeProposals.endedAt} is null)`,
    ),
  leaving: (today) =>
    every(open, inArray(schedules.statusId, [4]), lte(schedules.offBoardDate, within(daysBefore.leaving, today))),
};

/** Schedules that wait for somebody of the office. @param today yyyy-MM-dd */
export const isWaiting = (waiting: Waiting, today: string): SQL => conditions[waiting](today);
