const hour = 3_600_000;

/** Return whole days and hours until a request is due, or since then; the current hour counts. */
export function timeLeft(dueAt: Date, now: Date): { isLate: boolean; days: number; hours: number } {
  const isLate = dueAt < now;
  const hours = Math.ceil(Math.abs(dueAt.getTime() - now.getTime()) / hour);
  return { isLate, days: Math.floor(hours / 24), hours: hours % 24 };
}
