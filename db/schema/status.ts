import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
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

/** Changes of DATA_KEY: everything that rests encrypted is brought under the newest key (scripts/rotate). */
export const keyRotations = pgTable("key_rotations", {
  id: identity(),
  /** Tells one key from another and nothing of it. */
  keyName: text().notNull().unique(),
  startedAt: instant().notNull().defaultNow(),
  endedAt: instant(),
});

/** How far each table is: a pass goes over all of its rows by their key, and the last one finds nothing to change. */
export const keyRotationTables = pgTable(
  "key_rotation_tables",
  {
    rotationId: integer()
      .notNull()
      .references(() => keyRotations.id, { onDelete: "cascade" }),
    tableName: text().notNull(),
    pass: integer().notNull(),
    /** Of the row that was done last, as text. */
    lastKey: text().array(),
    /** Rows there were when the pass began. */
    total: integer().notNull(),
    done: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    /** Rows with a value that no listed key opens. */
    unreadable: integer().notNull().default(0),
    endedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.rotationId, table.tableName, table.pass] })],
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
