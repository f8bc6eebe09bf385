import { EventEmitter } from "node:events";
import { Logger } from "graphile-worker";
import { connection } from "./client";
import { closeDatabase } from "./testing/rolled-back";
import { runWorkerUntilEnd } from "./run-worker-until-end";
import { runtime } from "./runtime";

afterAll(closeDatabase);

const silent = new Logger(() => () => undefined);
const task = "last-until-told";
// What is preloaded into the server asks for it in this way.
const end = () => runtime.endJobs?.();

/** A worker in the middle of a job; answers what lets the job end. */
async function atWork(patience: number): Promise<() => void> {
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const events = new EventEmitter();
  const begun = new Promise((resolve) => events.once("job:start", resolve));
  const connectionString = process.env.DATABASE_URL ?? "";
  const options = { connectionString, taskList: { [task]: () => finished }, noHandleSignals: true, logger: silent };
  const runner = await runWorkerUntilEnd({ ...options, events, pollInterval: 50 }, patience);
  await runner.addJob(task, {});
  await begun;
  return finish;
}

const jobs = async () => [
  ...(await connection()`
    select job.locked_by is not null as locked from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = ${task}`),
];

test("a job that runs when the server ends may end, and then it is off the queue", async () => {
  const finish = await atWork(5_000);
  const ended = end();
  expect(await jobs()).toEqual([{ locked: true }]);
  setTimeout(finish, 300);
  await ended;
  expect(await jobs()).toEqual([]);
});

test("a job that does not end in time is given back", async () => {
  const finish = await atWork(200);
  await end();
  expect(await jobs()).toEqual([{ locked: false }]);
  finish();
  await connection()`delete from graphile_worker._private_jobs`;
});

test("a worker without a job ends at once", async () => {
  const finish = await atWork(60_000);
  finish();
  while ((await jobs()).length > 0);
  const began = performance.now();
  await end();
  expect(performance.now() - began).toBeLessThan(5_000);
});
