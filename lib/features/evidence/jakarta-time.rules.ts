const ahead = 7 * 3_600_000;

/** Format an instant in Jakarta time with offset: 2026-11-20T09:00:00+07:00. */
export const jakartaTime = (instant: Date) => `${new Date(instant.getTime() + ahead).toISOString().slice(0, 19)}+07:00`;
