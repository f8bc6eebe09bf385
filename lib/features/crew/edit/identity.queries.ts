import { sql } from "drizzle-orm";
import type { Executor } from "@/db/client";

/**
 * Lock NIK and seafarer code, which belong to one person across all divisions. Changes wait until the transaction ends.
 * Take this lock first, before any person; docs/decisions/11-seats-and-slots.md has the order.
 */
export const lockIdentity = (db: Executor) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('crew-identity', 0))`);

/** Whether a change of a record includes NIK or seafarer code. */
export const changesIdentity = (values: Record<string, unknown>) => "idCardNo" in values || "seaFarerId" in values;
