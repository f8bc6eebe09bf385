import { setTimeout as sleep } from "node:timers/promises";
import { run, type Runner, type RunnerOptions } from "graphile-worker";
import { connection } from "./client";
import { runtime } from "./runtime";

const holdsJobs = async (pool: string) =>
  (await connection()`select 1 from graphile_worker._private_jobs where locked_by = ${pool} limit 1`).length > 0;

/**
 * Run the job worker until the server ends, then take no more jobs.
 * A running job gets some time to finish. After that it is unlocked for another instance.
 * The library alone would close its connections before a finished job is removed from the queue, which leaves it
 * locked.
 */
export function runWorkerUntilEnd(options: RunnerOptions, milliseconds = 10_000): Promise<Runner> {
  const pools: string[] = [];
  const plugin: GraphileConfig.Plugin = {
    name: "EndWithServer",
    version: "1",
    worker: {
      middleware: {
        async poolGracefulShutdown(next, { workerPool }) {
          pools.push(workerPool.id);
          await next();
          while (await holdsJobs(workerPool.id)) await sleep(20);
        },
      },
    },
  };
  const runner = run({ ...options, preset: { plugins: [plugin] } });
  runtime.endJobs = async () => {
    const timeoutController = new AbortController();
    const timeout = sleep(milliseconds, undefined, { signal: timeoutController.signal }).catch(() => undefined);
    await Promise.race([runner.then((started) => started.stop()), timeout]);
    timeoutController.abort();
    await connection()`select graphile_worker.force_unlock_workers(${pools})`;
  };
  return runner;
}
