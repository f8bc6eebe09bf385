import { setTimeout } from "node:timers/promises";
import postgres from "postgres";
import { log } from "../log";

const lockNamespace = 727_002;

/** Repeat work with a pause after each run, so that delayed runs do not pile up. */
export async function repeatWithPause(pause: number, work: () => Promise<unknown>, signal?: AbortSignal) {
  while (!signal?.aborted) {
    await work().catch((error: unknown) => log.warn({ part: "jobs" }, String(error)));
    await setTimeout(pause, null, { ref: false, ...(signal ? { signal } : {}) }).catch(() => {});
  }
}

/**
 * Hold an advisory lock named after the worker, so that others see it is alive. It is requested again every two
 * seconds, because a database restart releases it silently.
 */
export async function holdWorkerLock(url: string, worker: string, signal?: AbortSignal) {
  const session = postgres(url, { max: 1, max_lifetime: null, backoff: () => 1, onnotice: () => {} });
  await repeatWithPause(
    2_000,
    () => session`select pg_try_advisory_lock(${lockNamespace}, hashtext(${worker}))`,
    signal,
  );
  await session.end();
}

/** Unlock jobs and queues of workers missing in two checks in a row. A living worker has its lock back in between. */
export function releaseDeadWorkers(sql: postgres.Sql) {
  let missingWorkers: string[] = [];
  return async () => {
    const previouslyMissing = missingWorkers.splice(0);
    const rows = await sql<{ worker: string }[]>`
      select worker from (select locked_by from graphile_worker._private_jobs union
        select locked_by from graphile_worker._private_job_queues) as known (worker)
      where worker is not null and pg_try_advisory_xact_lock(${lockNamespace}, hashtext(worker))`;
    missingWorkers = rows.map(({ worker }) => worker);
    const dead = missingWorkers.filter((worker) => previouslyMissing.includes(worker));
    if (dead.length > 0) await sql`select graphile_worker.force_unlock_workers(${dead})`;
  };
}
