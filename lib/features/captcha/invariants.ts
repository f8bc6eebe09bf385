import { hoursBefore, type Invariant } from "@/db/doctor/invariant";

/** Ended tokens are deleted every night. Tokens older than three days show that the job does not run. */
export const invariants: readonly Invariant[] = [
  {
    id: "captcha.swept",
    sql: (now) => `
      select 'gate token ' || id as id from gate_tokens where created_at < ${hoursBefore(now, 72)}
      union all select 'challenge ' || left(signature, 12) from spent_challenges where spent_at < ${hoursBefore(now, 72)}
      union all select 'limit ' || left(key, 24) from rate_limits where window_start < ${hoursBefore(now, 72)}
      union all select 'idempotency key ' || left(key, 12) from idempotency_keys where created_at < ${hoursBefore(now, 72)}`,
  },
];
