import { sql } from "drizzle-orm";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { deleteDeadJobs } from "./delete-dead-jobs";
import { addJob } from "./queue";

afterAll(closeDatabase);

test(
  "deletes replaced jobs of a killed worker and jobs that failed for good, and no waiting, running or just failed ones",
  rolledBack(async (db) => {
    await db.execute(sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`);
    const names = async () =>
      (
        await db.execute<{ name: string }>(
          sql`select payload ->> 'name' as name from graphile_worker._private_jobs order by id`,
        )
      ).map(({ name }) => name);
    const add = (name: string, key?: string) => addJob(db, "sweep", { name }, key === undefined ? {} : { key });
    const set = (name: string, change: ReturnType<typeof sql>) =>
      db.execute(sql`update graphile_worker._private_jobs set ${change} where payload ->> 'name' = ${name}`);

    await add("replaced", "one");
    await set("replaced", sql`locked_by = 'killed', locked_at = now(), attempts = 1`);
    await add("replacement", "one");
    await add("running");
    await set("running", sql`locked_by = 'alive', locked_at = now(), attempts = 5`);
    await add("failed long ago");
    await set("failed long ago", sql`attempts = 5, last_error = 'x', updated_at = now() - interval '2 days'`);
    await add("failed today");
    await set("failed today", sql`attempts = 5, last_error = 'x'`);
    await add("tried again");
    await set("tried again", sql`attempts = 2, last_error = 'x', updated_at = now() - interval '2 days'`);

    await deleteDeadJobs();
    expect(await names()).toEqual(["replaced", "replacement", "running", "failed today", "tried again"]);
    await db.execute(sql`select graphile_worker.force_unlock_workers(array['killed'])`);
    expect(await deleteDeadJobs()).toBe(1);
    expect(await names()).toEqual(["replacement", "running", "failed today", "tried again"]);
  }),
);
