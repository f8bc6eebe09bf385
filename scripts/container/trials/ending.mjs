import { setTimeout as sleep } from "node:timers/promises";
import { assertThat, checkPoint, seconds } from "../assertions.mjs";
import { endContainer, untilReady } from "../running.mjs";

const limitSeconds = 20;

/** Lock a table that requests and the job read, until it is released. */
async function holdCrew(sql) {
  const held = await sql.reserve();
  await held`begin`;
  await held`lock table crew in access exclusive mode`;
  return async () => {
    await held`rollback`;
    held.release();
  };
}

const waiting = (sql) =>
  sql`select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`;
const lockedJobs = (sql) => sql`select locked_by from graphile_worker._private_jobs where locked_by is not null`;
const forecasts = (sql) => sql`
  select job.locked_by from graphile_worker._private_jobs job
  join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = 'forecast-compliance'`;

async function until(condition, what) {
  for (let tries = 0; tries < 1_200; tries++) {
    if (await condition()) return;
    await sleep(50);
  }
  throw new Error(`waited in vain for ${what}`);
}

const atWork = (sql, count) =>
  until(
    async () => (await waiting(sql)).length >= count && (await forecasts(sql)).some((job) => job.locked_by),
    "the work",
  );
const addForecast = (sql) => sql`select graphile_worker.add_job('forecast-compliance', '{}'::json)`;

/** Send SIGTERM while a request and a job are running. */
export async function tryEnding(container, { base, sql }, { admin }) {
  await checkPoint("SIGTERM: the answer comes whole, the running job ends, exit 0", async () => {
    const release = await holdCrew(sql);
    const answer = admin.file("Employee/DownloadEmployeeListOnBoard");
    await addForecast(sql);
    await atWork(sql, 2);
    const ended = endContainer(container);
    await sleep(3_000);
    const isRefused = await fetch(`${base}/health/live`).then(
      () => false,
      () => true,
    );
    await release();
    const bytes = await answer;
    const { code, seconds: taken } = await ended;
    assertThat(isRefused, "it still took new requests");
    assertThat(bytes.subarray(0, 2).toString() === "PK", "the answer is not whole");
    await mustHaveEnded(sql, { code, taken });
    assertThat((await forecasts(sql)).length === 0, "the job has not ended");
    return `${seconds(taken)}, 3 of them held up by the trial`;
  });
}

async function mustHaveEnded(sql, { code, taken }) {
  assertThat(code === 0, `exit code ${code}`);
  assertThat(taken < limitSeconds, `it took ${seconds(taken)}`);
  const locked = await lockedJobs(sql);
  assertThat(locked.length === 0, `${locked.length} jobs are still locked`);
}

/** Start a job that does not end in time. */
export async function tryGivingBack(container, { sql }) {
  await checkPoint("SIGTERM: a job that does not end is given back, exit 0", async () => {
    const release = await holdCrew(sql);
    await addForecast(sql);
    await atWork(sql, 1);
    const { code, seconds: taken } = await endContainer(container);
    const left = await forecasts(sql);
    await release();
    await mustHaveEnded(sql, { code, taken });
    assertThat(left.length === 1, "the job is gone without having run");
    return seconds(taken);
  });
}

/** The next start finds a migrated and empty database. */
export async function tryEarlyEnd(container, { sql }) {
  await checkPoint("SIGTERM: while the demo is filled in it ends, nothing half done, exit 0", async () => {
    await until(() => container.output.includes("seeding"), "the seed");
    await sleep(1_000);
    const { code, seconds: taken } = await endContainer(container);
    assertThat(code === 0, `exit code ${code}`);
    const [{ count }] = await sql`select count(*)::int from users`;
    assertThat(count === 0, `${count} users were left behind`);
    return seconds(taken);
  });
}

export async function tryIdleEnd(container) {
  await checkPoint("SIGTERM: with nothing to do it ends at once, exit 0", async () => {
    const { code, seconds: taken } = await endContainer(container);
    assertThat(code === 0, `exit code ${code}`);
    assertThat(taken < 5, `it took ${seconds(taken)}`);
    return seconds(taken);
  });
}

export async function tryTakingUp(container, { base, sql }) {
  await checkPoint("the next start does the job that was given back", async () => {
    await untilReady(container, base);
    await until(async () => (await forecasts(sql)).length === 0, "the job");
  });
}
