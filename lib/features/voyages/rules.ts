import { daysAfter } from "@/lib/platform/calendar/instants";

/** Whether the date is at most one day ahead: vessels report in their own time zone. */
export const isRecordable = (recordedAt: Date, now: Date) => recordedAt <= daysAfter(now, 1);
