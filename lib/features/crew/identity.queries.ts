import { sql } from "drizzle-orm";
import type { Executor } from "@/db/client";

/**
 * NIK and seafarer code belong to one person in all divisions: who gives or changes them waits in line until the transaction ends. The
 * first lock of all, before any person is held; docs/decisions/11-seats-and-slots.md has the order.
 */
export const holdIdentity = (db: Executor) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('crew-identity', 0))`);

/** Whether a change of a record names what identifies a person. */
export const namesIdentity = (values: Record<string, unknown>) => "idCardNo" in values || "seaFarerId" in values;
