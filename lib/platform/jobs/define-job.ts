import type { Task } from "graphile-worker";
import type { z } from "zod";
import { currentRequestId } from "@/db/request-id";
import type { Caller, Operation } from "../operation";

/** A job of the queue. cron: when it runs by itself, in UTC. payload: the schema of what is queued with it. */
export type Job = { name: string; cron?: string; payload?: z.ZodType; task: Task };

/** Names are stored in the queue and never change. */
type JobDefinition<I extends z.ZodType> = { name: string; cron?: string } & (
  | { operation: Operation<I>; payload?: NoInfer<I>; task?: undefined }
  | { task: Task; operation?: undefined; payload?: undefined }
);

/** Return the caller of an operation that the queue runs. */
export const scheduler = (): Caller => ({
  actor: { kind: "scheduler" },
  now: new Date(),
  locale: "en",
  channel: "job",
  address: "127.0.0.1",
  userAgent: "Nakhoda",
  requestId: currentRequestId() ?? crypto.randomUUID(),
});

/**
 * Define a job: an operation that takes its payload as input, or nothing without a payload.
 * `task` is for work that is no operation, such as a command of scripts/.
 */
export function defineJob<I extends z.ZodType>({ operation, task, ...job }: JobDefinition<I>): Job {
  if (!operation) return { ...job, task };
  return {
    ...job,
    task: async (payload) => void (await operation.execute(scheduler(), job.payload ? payload : {})),
  };
}
