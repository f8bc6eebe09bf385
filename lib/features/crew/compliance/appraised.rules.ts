import { addDays } from "@/lib/platform/calendar/dates";

/** Days after leaving for which a missing report is asked for; later nobody is left to write it. product 5.5b */
export const reportDaysAfter = 120;

/** Whether a report on a stay that ended on a day is still asked for. @param today yyyy-MM-dd */
export const isStillAsked = (endedOn: string, today: string) => endedOn >= addDays(today, -reportDaysAfter);
