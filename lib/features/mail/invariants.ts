import { hoursBefore, type Invariant } from "@/db/doctor/invariant";

/** Invariants of the outbox. */
export const invariants: readonly Invariant[] = [
  {
    id: "mail.stuck",
    sql: (now) => `
      select m.id from mails m
      where m.way = 'at-once' and m.sent_at is null and m.failed_at is null and m.created_at < ${hoursBefore(now, 24)}
        and not exists (
          select from graphile_worker._private_jobs j
          where j.payload ->> 'mailId' = m.id::text and j.attempts < j.max_attempts)`,
  },
];
