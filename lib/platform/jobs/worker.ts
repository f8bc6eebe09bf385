import { Logger, run, parseCronItems, type CronItem, type Runner, type Task, type TaskList } from "graphile-worker";
import { connection } from "@/db/client";
import { withoutValues } from "@/db/query-failure";
import { log } from "../log";
import { endWithServer } from "./ending";

const presence = 727_002;
const shared = globalThis as unknown as { nakhodaWorker?: Promise<Runner> };

const logger = new Logger(() => (level, message) => {
  if (level === "error" || level === "warning") log[level === "error" ? "error" : "warn"]({ part: "jobs" }, message);
});

/** Frees jobs a killed instance had taken, if no other instance is alive; then marks this one as present. */
async function recoverJobs() {
  const session = await connection().reserve();
  const [alone] = await session`select pg_try_advisory_lock(${presence}) as locked`;
  if (alone?.locked) {
    const workers =
      await session`select distinct locked_by from graphile_worker._private_jobs where locked_by is not null`;
    if (workers.length > 0)
      await session`select graphile_worker.force_unlock_workers(${workers.map((row) => String(row.locked_by))})`;
  }
  await session`select pg_advisory_lock_shared(${presence})`;
  if (alone?.locked) await session`select pg_advisory_unlock(${presence})`;
}

const quiet =
  (task: Task): Task =>
  (payload, helpers) =>
    Promise.resolve(task(payload, helpers)).catch((error: unknown) => Promise.reject(withoutValues(error)));

export function startWorker(taskList: TaskList, cron: CronItem[]): Promise<Runner> {
  shared.nakhodaWorker ??= recoverJobs().then(() =>
    endWithServer((preset) =>
      run({
        preset,
        connectionString: process.env.DATABASE_URL ?? "",
        taskList: Object.fromEntries(
          Object.entries(taskList).flatMap(([name, task]) => (task ? [[name, quiet(task)]] : [])),
        ),
        parsedCronItems: parseCronItems(cron),
        concurrency: 2,
        maxPoolSize: 3,
        pollInterval: 1_000,
        noHandleSignals: true,
        logger,
      }),
    ),
  );
  return shared.nakhodaWorker;
}
