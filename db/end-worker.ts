import { setTimeout as sleep } from "node:timers/promises";
import { run, type Runner, type RunnerOptions } from "graphile-worker";
import { connection } from "./client";
import { runtime } from "./runtime";

const holdsJobs = async (pool: string) =>
  (await connection()`select 1 from graphile_worker._private_jobs where locked_by = ${pool} limit 1`).length > 0;

/**
 * A worker that ends with the server: then no job is taken any more. One that runs may end for a while, then it is given back for another
 * instance. Left to itself the library closes its connections before a job that has just ended is taken off the queue,
 * so that it stays locked: it waits here until that is done.
 */
export function runUntilEnd(options: RunnerOptions, milliseconds = 10_000): Promise<Runner> {
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
    const patience = new AbortController();
    const tooLong = sleep(milliseconds, undefined, { signal: patience.signal }).catch(() => undefined);
    await Promise.race([runner.then((started) => started.stop()), tooLong]);
    patience.abort();
    await connection()`select graphile_worker.force_unlock_workers(${pools})`;
  };
  return runner;
}
