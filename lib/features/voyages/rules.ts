import { daysAfter } from "@/lib/platform/calendar/instants";

/** A report may be dated a day ahead of the clock at most: vessels report in the time zone they are in. */
export const isRecordable = (recordedAt: Date, now: Date) => recordedAt <= daysAfter(now, 1);
