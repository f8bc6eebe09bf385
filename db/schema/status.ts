import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { alertKinds, runKinds } from "../enums/status";
import { identity, instant } from "./columns";

/** Backups and proofs of restore, written by the commands themselves (scripts/backup/runs.mjs), whoever starts them. */
export const maintenanceRuns = pgTable(
  "maintenance_runs",
  {
    id: identity(),
    kind: text({ enum: runKinds }).notNull(),
    startedAt: instant().notNull().defaultNow(),
    /** Null while it runs, and after a kill until the next one begins. */
    endedAt: instant(),
    /** Why it failed, without a secret; null where all went well. */
    error: text(),
    /** The folder of the backup, without its path. */
    name: text(),
    /** Of the sealed files. */
    bytes: bigint({ mode: "number" }),
    tables: integer(),
    rows: bigint({ mode: "number" }),
  },
  (table) => [index().on(table.kind, table.startedAt.desc().nullsFirst())],
);

/** What an administrator was alerted of. Of one kind at most one is not over yet. */
export const alerts = pgTable(
  "alerts",
  {
    id: identity(),
    kind: text({ enum: alertKinds }).notNull(),
    raisedAt: instant().notNull().defaultNow(),
    overAt: instant(),
    /** What was read when it was raised: figures and names of folders, nothing of a person. */
    reading: jsonb().$type<Record<string, string | number>>().notNull(),
  },
  (table) => [
    uniqueIndex("alerts_once")
      .on(table.kind)
      .where(sql`over_at is null`),
    index().on(table.raisedAt.desc().nullsFirst()),
  ],
);
