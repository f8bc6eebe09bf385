import { runMigrations } from "graphile-worker";
import type postgres from "postgres";
import { closeDatabase } from "@/db/testing/rolled-back";
import { onScratchDatabase } from "@/db/testing/databases/scratch-database";
import { holdWorkerLock, releaseDeadWorkers } from "./worker-heartbeat";

afterAll(closeDatabase);

/** A job of a queue that a worker has begun. */
async function begun(sql: postgres.Sql, worker: string) {
  await sql`select graphile_worker.add_job('write', queue_name => 'files')`;
  await sql`update graphile_worker._private_jobs set locked_by = ${worker}, locked_at = now()`;
  await sql`update graphile_worker._private_job_queues set locked_by = ${worker}, locked_at = now()`;
}
const holders = async (sql: postgres.Sql) =>
  (
    await sql`select locked_by from graphile_worker._private_jobs union all select locked_by from graphile_worker._private_job_queues`
  ).map((row) => row.locked_by);
const isPresent = async (sql: postgres.Sql) =>
  (await sql`select from pg_locks where locktype = 'advisory' and classid = 727002 and granted`).length > 0;
async function until(is: () => Promise<boolean>) {
  for (let tries = 0; tries < 100 && !(await is()); tries += 1) await new Promise((next) => setTimeout(next, 100));
  expect(await is()).toBe(true);
}

test("a living worker retains its jobs, also after a lost connection; a dead one's are freed at the second check", async () => {
  await onScratchDatabase(async ({ url, sql }) => {
    await runMigrations({ connectionString: url });
    await begun(sql, "worker-a");
    const life = new AbortController();
    const ended = holdWorkerLock(url, "worker-a", life.signal);
    await until(() => isPresent(sql));
    const look = releaseDeadWorkers(sql);
    for (const _ of [1, 2, 3]) await look();
    expect(await holders(sql)).toEqual(["worker-a", "worker-a"]);

    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    const starting = releaseDeadWorkers(sql);
    await look();
    await starting();
    await until(() => isPresent(sql));
    await look();
    await starting();
    expect(await holders(sql)).toEqual(["worker-a", "worker-a"]);

    life.abort();
    await ended;
    await until(async () => !(await isPresent(sql)));
    await look();
    expect(await holders(sql)).toEqual(["worker-a", "worker-a"]);
    await look();
    expect(await holders(sql)).toEqual([null, null]);
  });
}, 30_000);
