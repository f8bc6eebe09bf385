import { sql } from "drizzle-orm";
import { database } from "./client";

const mostAtOnce = 500;

/**
 * Delete jobs that can never run again. These are jobs that were replaced while they ran and whose worker was killed.
 * Jobs that failed for the last time are deleted a day later, so that their error can be read. @returns how many
 */
export async function forgetDeadJobs(): Promise<number> {
  for (let total = 0; ;) {
    const gone = await database().execute(sql`
      select (graphile_worker.complete_jobs(array(
        select id from graphile_worker.jobs
        where attempts >= max_attempts and locked_at is null and (last_error is null or updated_at < now() - interval '1 day')
        order by id limit ${mostAtOnce}))).id`);
    total += gone.length;
    if (gone.length < mostAtOnce) return total;
  }
}
