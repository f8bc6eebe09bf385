import { addDays } from "@/lib/platform/calendar/dates";

/** Days after sign-off during which a missing report is requested. Later no one is left to write it. product 5.5b */
export const reportDaysAfterSignOff = 120;

/** Whether the report of an assignment that ended on a day is still due. @param today yyyy-MM-dd */
export const isReportStillDue = (endedOn: string, today: string) => endedOn >= addDays(today, -reportDaysAfterSignOff);
