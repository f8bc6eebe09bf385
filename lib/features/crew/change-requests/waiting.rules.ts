import { dayOf } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";

export const answerWithinDays = 14;

export const daysWaited = (since: Date, today: string) => daysBetween(dayOf(since), today);
/** Days until somebody who asked should have an answer, negative once they wait longer. */
export const daysToAnswer = (since: Date, today: string) => answerWithinDays - daysWaited(since, today);
