import { sql } from "drizzle-orm";
import { database } from "./client";

const mostAtOnce = 500;

/**
 * Takes jobs off the queue that never run again: one that was replaced while it ran and whose worker was killed at once, one that has failed for the
 * last time a day later, so that its error can be looked at. Left alone both stay for good. @returns how many
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
