const day = 86_400_000;

/** A report may be dated a day ahead of the clock at most: vessels report in the time zone they are in. */
export const isRecordable = (recordedAt: Date, now: Date) => recordedAt.getTime() <= now.getTime() + day;
