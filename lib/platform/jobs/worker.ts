import { EventEmitter } from "node:events";
import { Logger, parseCronItems, type CronItem, type Runner, type Task } from "graphile-worker";
import { connection } from "@/db/client";
import { runWorkerUntilEnd } from "@/db/run-worker-until-end";
import { withoutQueryValues } from "@/db/query-failure";
import { log } from "../log";
import { holdWorkerLock, releaseDeadWorkers, repeatWithPause } from "./worker-heartbeat";
import { runtime } from "@/db/runtime";

declare module "@/db/runtime" {
  interface Runtime {
    worker: Promise<Runner>;
  }
}

const logger = new Logger(() => (level, message) => {
  if (level === "error" || level === "warning") log[level === "error" ? "error" : "warn"]({ part: "jobs" }, message);
});

const withoutQueryValuesInErrors =
  (task: Task): Task =>
  (payload, helpers) =>
    Promise.resolve(task(payload, helpers)).catch((error: unknown) => Promise.reject(withoutQueryValues(error)));

function start(taskList: Record<string, Task>, cron: CronItem[], connectionString = process.env.DATABASE_URL ?? "") {
  void repeatWithPause(10_000, releaseDeadWorkers(connection()));
  return runWorkerUntilEnd({
    connectionString,
    taskList: Object.fromEntries(
      Object.entries(taskList).map(([name, task]) => [name, withoutQueryValuesInErrors(task)]),
    ),
    parsedCronItems: parseCronItems(cron),
    concurrency: 2,
    maxPoolSize: 3,
    pollInterval: 1_000,
    noHandleSignals: true,
    logger,
    events: new EventEmitter().on("pool:create", ({ workerPool }: { workerPool: { id: string } }) => {
      void holdWorkerLock(connectionString, workerPool.id);
    }),
  });
}

export function startWorker(taskList: Record<string, Task>, cron: CronItem[]): Promise<Runner> {
  return (runtime.worker ??= start(taskList, cron));
}
