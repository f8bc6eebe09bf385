import { sql } from "drizzle-orm";
import type { Transaction } from "./client";
import { currentRequestId, runWithRequestId } from "./request-id";

/** Name of the request id in a job's payload. */
const requestIdKey = "_requestId";

/**
 * Queue a job in the caller's transaction, so that a rollback leaves no job.
 * A key replaces a waiting job of the same key; jobs of a queue run one after another.
 */
export async function addJob(
  db: Transaction,
  task: string,
  payload: object,
  options: { key?: string; runAt?: Date; queue?: string } = {},
) {
  const requestId = currentRequestId();
  const payloadWithId = requestId === undefined ? payload : { ...payload, [requestIdKey]: requestId };
  await db.execute(sql`
    select graphile_worker.add_job(
      ${task}, ${JSON.stringify(payloadWithId)}::json,
      run_at => ${options.runAt?.toISOString() ?? null}::timestamptz,
      max_attempts => 5, queue_name => ${options.queue ?? null},
      job_key => ${options.key ?? null}
    )`);
}

/**
 * Run a job in the context of the request that queued it. Scheduled jobs get an id of their own. The payload is passed
 * without the id.
 */
export function runForQueuingRequest<T>(payload: unknown, work: (payload: unknown) => T): T {
  const { [requestIdKey]: requestId, ...payloadWithoutId }: Record<string, unknown> = Object(payload);
  return runWithRequestId(typeof requestId === "string" ? requestId : undefined, () => work(payloadWithoutId));
}
