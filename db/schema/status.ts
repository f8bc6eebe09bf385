import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { alertKinds, runKinds } from "../enums/status";
import { identity, instant } from "./columns";

/** Backups and restore tests, written by the commands themselves (scripts/backup/runs.mjs). */
export const maintenanceRuns = pgTable(
  "maintenance_runs",
  {
    id: identity(),
    kind: text({ enum: runKinds }).notNull(),
    startedAt: instant().notNull().defaultNow(),
    /** Null while it runs, and after a kill until the next run starts. */
    endedAt: instant(),
    /** The error without secrets; null on success. */
    error: text(),
    /** Name of the backup folder without its path. */
    name: text(),
    /** Of the encrypted files. */
    bytes: bigint({ mode: "number" }),
    tables: integer(),
    rows: bigint({ mode: "number" }),
  },
  (table) => [index().on(table.kind, table.startedAt.desc().nullsFirst())],
);

/** Rotations of DATA_KEY, which re-encrypt all encrypted data (scripts/rotate). */
export const keyRotations = pgTable("key_rotations", {
  id: identity(),
  /** Identifies a key without revealing it. */
  keyName: text().notNull().unique(),
  startedAt: instant().notNull().defaultNow(),
  endedAt: instant(),
});

/** Progress per table: each pass covers all rows by key, and the last pass changes nothing. */
export const keyRotationTables = pgTable(
  "key_rotation_tables",
  {
    rotationId: integer()
      .notNull()
      .references(() => keyRotations.id, { onDelete: "cascade" }),
    tableName: text().notNull(),
    pass: integer().notNull(),
    /** Key of the last processed row, as text. */
    lastKey: text().array(),
    /** Rows at the start of the pass. */
    total: integer().notNull(),
    done: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    /** Rows with a value that no listed key can decrypt. */
    unreadable: integer().notNull().default(0),
    endedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.rotationId, table.tableName, table.pass] })],
);

/** Alerts to administrators; at most one open per kind. */
export const alerts = pgTable(
  "alerts",
  {
    id: identity(),
    kind: text({ enum: alertKinds }).notNull(),
    raisedAt: instant().notNull().defaultNow(),
    overAt: instant(),
    /** Readings when it was raised: figures and folder names, never personal data. */
    reading: jsonb().$type<Record<string, string | number>>().notNull(),
  },
  (table) => [
    uniqueIndex("alerts_once")
      .on(table.kind)
      .where(sql`over_at is null`),
    index().on(table.raisedAt.desc().nullsFirst()),
  ],
);
