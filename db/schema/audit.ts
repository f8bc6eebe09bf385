import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { encryptedText } from "../encryption";
import { createdAt, identity } from "./columns";
import { personal } from "../personal";

/** Append-only: a trigger refuses update and delete. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: identity(),
    operation: text().notNull(),
    actorKind: text().notNull(),
    actorId: text(),
    divisionId: integer(),
    subject: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    reason: text(),
    channel: text().notNull(),
    requestId: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.operation, table.subject),
    index().on(table.createdAt),
    index().on(table.subject),
    index().on(table.divisionId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index().on(table.actorKind, table.actorId, table.createdAt),
  ],
);
/** Writes with an Idempotency-Key, stored for 24 hours with their answers; null where the answer is not stored. */
export const idempotencyKeys = pgTable("idempotency_keys", {
  key: text().primaryKey(),
  answer: encryptedText(),
  createdAt: createdAt(),
});

/** Who the rows name, what a person's archive gives of them and what an erasure makes of them. */
export const personalData = [personal(auditEntries, { by: [], export: { in: "log" }, erase: "replace" })];
