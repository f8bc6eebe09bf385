import { setTimeout } from "node:timers/promises";

/** Delay a result to a minimum duration, so that the time of a failure reveals nothing. */
export async function withMinimumDuration<T>(milliseconds: number, task: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([task, setTimeout(milliseconds)]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
