import { setTimeout } from "node:timers/promises";

/** The same, not before so many milliseconds have passed: how long a failure takes tells nothing. */
export async function atLeast<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work, setTimeout(milliseconds)]);
  if (done.status === "rejected") throw done.reason;
  return done.value;
}
