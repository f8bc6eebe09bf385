import { sql } from "drizzle-orm";
import type { Transaction } from "./client";

/** Enqueues inside the caller's transaction: a rolled-back change leaves no job. A key replaces a waiting job of the same key; jobs of a queue run one after another. */
export async function addJob(
  db: Transaction,
  task: string,
  payload: object,
  options: { key?: string; runAt?: Date; queue?: string } = {},
) {
  await db.execute(sql`
    select graphile_worker.add_job(
      ${task}, ${JSON.stringify(payload)}::json,
      run_at => ${options.runAt?.toISOString() ?? null}::timestamptz,
      max_attempts => 5, queue_name => ${options.queue ?? null},
      job_key => ${options.key ?? null}
    )`);
}
