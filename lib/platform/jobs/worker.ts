import { EventEmitter } from "node:events";
import { Logger, parseCronItems, type CronItem, type Runner, type Task } from "graphile-worker";
import { connection } from "@/db/client";
import { runUntilEnd } from "@/db/end-worker";
import { withoutValues } from "@/db/query-failure";
import { log } from "../log";
import { keepPresent, lookForDead, repeatedly } from "./presence";
import { runtime } from "@/db/runtime";

declare module "@/db/runtime" {
  interface Runtime {
    worker: Promise<Runner>;
  }
}

const logger = new Logger(() => (level, message) => {
  if (level === "error" || level === "warning") log[level === "error" ? "error" : "warn"]({ part: "jobs" }, message);
});

const quiet =
  (task: Task): Task =>
  (payload, helpers) =>
    Promise.resolve(task(payload, helpers)).catch((error: unknown) => Promise.reject(withoutValues(error)));

function start(taskList: Record<string, Task>, cron: CronItem[], connectionString = process.env.DATABASE_URL ?? "") {
  void repeatedly(10_000, lookForDead(connection()));
  return runUntilEnd({
    connectionString,
    taskList: Object.fromEntries(Object.entries(taskList).map(([name, task]) => [name, quiet(task)])),
    parsedCronItems: parseCronItems(cron),
    concurrency: 2,
    maxPoolSize: 3,
    pollInterval: 1_000,
    noHandleSignals: true,
    logger,
    events: new EventEmitter().on("pool:create", ({ workerPool }: { workerPool: { id: string } }) => {
      void keepPresent(connectionString, workerPool.id);
    }),
  });
}

export function startWorker(taskList: Record<string, Task>, cron: CronItem[]): Promise<Runner> {
  return (runtime.worker ??= start(taskList, cron));
}
