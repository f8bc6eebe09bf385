import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { sendPasswordReset } from "@/lib/features/users/password/send-password-reset";
import { as } from "../rolled-back";

/** Does the jobs that requests for a new password left in a test's transaction, and takes them off the queue. */
export async function resetsSent(db: Transaction, now = new Date()) {
  const jobs = await db.execute<{ payload: unknown }>(sql`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'send-password-reset' returning j.payload`);
  for (const { payload } of jobs) await sendPasswordReset.execute(as({ kind: "scheduler" }, { now }), payload);
}
