import { setTimeout } from "node:timers/promises";

/** Delay a result to a minimum duration, so that the time of a failure reveals nothing. */
export async function atLeast<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work, setTimeout(milliseconds)]);
  if (done.status === "rejected") throw done.reason;
  return done.value;
}
