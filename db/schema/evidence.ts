import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { encryptedBytes, encryptedText } from "../encryption";
import { decisionParties, decisionWays, evidenceTypes } from "../enums/evidence";
import { createdAt, identity, instant } from "./columns";
import { assignments } from "./manning";
import { userId } from "./users";
import { personal } from "../personal";

/** Ed25519 keys that seal packs. One is active; former ones verify their seals. Private keys are encrypted. */
export const evidenceKeys = pgTable(
  "evidence_keys",
  {
    id: text().primaryKey(),
    publicKey: text().notNull(),
    privateKey: encryptedText().notNull(),
    createdAt: createdAt(),
    createdBy: userId(),
    retiredAt: instant(),
    retiredBy: userId(),
  },
  () => [
    uniqueIndex("evidence_keys_in_use")
      .on(sql`(true)`)
      .where(sql`retired_at is null`),
  ],
);

/** Append-only evidence chain of a question. Each hash covers the one before. An erasure may remove the contents. */
export const evidenceEvents = pgTable(
  "evidence_events",
  {
    id: identity(),
    assignmentId: integer()
      .notNull()
      .references(() => assignments.id),
    party: text({ enum: decisionParties }).notNull(),
    sequence: integer().notNull(),
    type: text({ enum: evidenceTypes }).notNull(),
    content: encryptedText(),
    previousHash: text().notNull(),
    hash: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex().on(table.assignmentId, table.party, table.sequence)],
);

/**
 * The sealed record of one answer. hash and pdfHash are those of the downloaded files. An erasure removes the files and
 * keeps the hashes.
 * A trigger refuses any other change: drizzle/0045_evidence_packs_sealed.sql.
 */
export const evidencePacks = pgTable(
  "evidence_packs",
  {
    id: identity(),
    assignmentId: integer()
      .notNull()
      .references(() => assignments.id),
    party: text({ enum: decisionParties }).notNull(),
    way: text({ enum: decisionWays }).notNull(),
    answer: text({ enum: ["Confirmed", "Rejected"] }).notNull(),
    keyId: text()
      .notNull()
      .references(() => evidenceKeys.id),
    hash: text().notNull().unique(),
    json: encryptedBytes(),
    pdfHash: text().unique(),
    pdf: encryptedBytes(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.assignmentId)],
);

/** Who the rows name, what a person's archive gives of them and what an erasure makes of them. */
export const personalData = [
  personal(evidenceEvents, { by: [], export: { in: "evidenceEvents" }, erase: "replace" }),
  personal(evidenceKeys, {
    by: ["createdBy", "retiredBy"],
    export: { why: "keys that seal records are the company's and say nothing of a person" },
    erase: "keep",
  }),
  personal(evidencePacks, { by: [], export: { in: "evidencePacks" }, erase: "replace" }),
];
