import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { encryptedBytes, encryptedText } from "../encryption";
import { deliveryWays } from "../enums/mail";
import { createdAt, identity, instant } from "./columns";
import { personal } from "../personal";

/**
 * The outbox: written in the transaction of the change, delivered by the queue. Mails to an account are also its
 * notices (decision 39).
 */
export const mails = pgTable(
  "mails",
  {
    id: identity(),
    type: text().notNull(),
    subjectType: text().notNull(),
    subjectId: integer().notNull(),
    subjectVersion: integer().notNull().default(1),
    recipient: text().notNull(),
    language: text({ enum: ["en", "id"] }).notNull(),
    title: text().notNull(),
    /** The back-office page of the mail's button; null for a link with a token, and without a button. */
    path: text(),
    /** The delivery way the recipient had chosen at that time. */
    way: text({ enum: deliveryWays }).notNull().default("at-once"),
    /** When the recipient read it in the bell. */
    readAt: instant(),
    html: encryptedText().notNull(),
    plain: encryptedText().notNull(),
    createdAt: createdAt(),
    sentAt: instant(),
    failedAt: instant(),
    attempts: integer().notNull().default(0),
    lastError: text(),
  },
  (table) => [
    uniqueIndex().on(table.type, table.subjectType, table.subjectId, table.subjectVersion, table.recipient),
    index().on(table.createdAt.desc().nullsFirst()),
    index().on(table.subjectType, table.subjectId),
    index("mails_of_recipient").on(sql`lower(${table.recipient})`, table.id.desc().nullsFirst()),
    index("mails_unread")
      .on(sql`lower(${table.recipient})`, table.id.desc().nullsFirst())
      .where(sql`read_at is null`),
  ],
);

export const mailAttachments = pgTable(
  "mail_attachments",
  {
    mailId: integer()
      .notNull()
      .references(() => mails.id, { onDelete: "cascade" }),
    sequence: integer().notNull(),
    name: text().notNull(),
    contentType: text().notNull(),
    content: encryptedBytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mailId, table.sequence] })],
);

/** Who the rows name, what a person's archive gives of them and what an erasure makes of them. */
export const personalData = [
  personal(mailAttachments, { by: [], export: { in: "mails.attachments" }, erase: "destroy" }),
  personal(mails, { by: ["recipient"], export: { in: "mails" }, erase: "destroy" }),
];
