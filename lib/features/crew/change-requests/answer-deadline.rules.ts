import { dayOf } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";

export const answerWithinDays = 14;

export const daysWaited = (since: Date, today: string) => daysBetween(dayOf(since), today);
/** Count the days left to answer a request; negative once overdue. */
export const daysToAnswer = (since: Date, today: string) => answerWithinDays - daysWaited(since, today);
