import { asc, eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";

/** What the audit log holds of an operation, oldest first. */
export const audited = (db: Executor, operation: string) =>
  db.select().from(auditEntries).where(eq(auditEntries.operation, operation)).orderBy(asc(auditEntries.id));
