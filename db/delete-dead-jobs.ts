import { sql } from "drizzle-orm";
import { database } from "./client";

const batchLimit = 500;

/**
 * Delete jobs that can never run again. These are jobs that were replaced while they ran and whose worker was killed.
 * Jobs that failed for the last time are deleted a day later, so that their error can be read. @returns how many
 */
export async function deleteDeadJobs(): Promise<number> {
  for (let total = 0; ;) {
    const deleted = await database().execute(sql`
      select (graphile_worker.complete_jobs(array(
        select id from graphile_worker.jobs
        where attempts >= max_attempts and locked_at is null and (last_error is null or updated_at < now() - interval '1 day')
        order by id limit ${batchLimit}))).id`);
    total += deleted.length;
    if (deleted.length < batchLimit) return total;
  }
}
