import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, type AnyPgColumn } from "drizzle-orm/pg-core";
import { decisionWays } from "../enums/evidence";
import {
  assignmentEvents as assignmentEventNames,
  employeeStatuses,
  extensionEnds,
  extensionRequesters,
  extensionStatuses,
  linkEnds,
  linkPurposes,
  principalStatuses,
  slots,
  answerChannels,
} from "../enums/manning";
import { createdAt, day, identity, instant, updatedAt, version } from "./columns";
import { crew } from "./crew";
import { mails } from "./mail";
import { positions } from "./positions";
import { userId } from "./users";
import { principals, vessels } from "./vessels";
import { companyRecord, personal } from "../personal";

/** A seat on a vessel: a position, which may occur several times. The documents call its id vesselCrewId. */
export const seats = pgTable(
  "seats",
  {
    id: identity(),
    vesselId: integer()
      .notNull()
      .references(() => vessels.id),
    positionId: integer()
      .notNull()
      .references(() => positions.id),
    sequence: integer().notNull().default(1),
    createdAt: createdAt(),
    createdBy: userId(),
    removedAt: instant(),
    removedBy: userId(),
  },
  (table) => [
    uniqueIndex("seats_one")
      .on(table.vesselId, table.positionId, table.sequence)
      .where(sql`removed_at is null`),
    index().on(table.vesselId, table.positionId),
  ],
);

/**
 * A person on a seat for a period. Indexes enforce the invariants: one per open slot, and one present assignment per
 * person.
 */
export const assignments = pgTable(
  "assignments",
  {
    id: identity(),
    seatId: integer()
      .notNull()
      .references(() => seats.id),
    vesselId: integer()
      .notNull()
      .references(() => vessels.id),
    crewId: integer()
      .notNull()
      .references(() => crew.id),
    slot: text({ enum: slots }).notNull(),
    startDate: day().notNull(),
    endDate: day().notNull(),
    originalEndDate: day(),
    durationMonths: integer(),
    principalStatus: text({ enum: principalStatuses }).notNull(),
    employeeStatus: text({ enum: employeeStatuses }).notNull(),
    checkedInOn: day(),
    checkedOutOn: day(),
    handoverSince: day(),
    overlapReason: text(),
    rejectionReason: text(),
    cancelReason: text(),
    createdAt: createdAt(),
    createdBy: userId(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    check("assignments_period", sql`${table.endDate} > ${table.startDate}`),
    check(
      "assignments_board",
      sql`${table.checkedOutOn} is null or (${table.checkedInOn} is not null and ${table.checkedOutOn} >= ${table.checkedInOn})`,
    ),
    check(
      "assignments_current",
      sql`${table.slot} <> 'current' or (${table.checkedInOn} is not null and ${table.checkedOutOn} is null)`,
    ),
    check("assignments_planned", sql`${table.slot} not in ('next', 'next-but-one') or ${table.checkedInOn} is null`),
    uniqueIndex("assignments_slot")
      .on(table.seatId, table.slot)
      .where(sql`slot not in ('history', 'cancelled')`),
    uniqueIndex("assignments_current_once")
      .on(table.crewId)
      .where(sql`slot = 'current'`),
    uniqueIndex("assignments_on_board_once")
      .on(table.crewId)
      .where(sql`checked_in_on is not null and checked_out_on is null`),
    index("assignments_planned")
      .on(table.crewId)
      .where(sql`slot in ('next', 'next-but-one')`),
    index("assignments_on_board_of_seat")
      .on(table.seatId)
      .where(sql`checked_in_on is not null and checked_out_on is null`),
    index("assignments_handing_over")
      .on(table.handoverSince)
      .where(sql`checked_out_on is null and handover_since is not null`),
    index("assignments_left")
      .on(table.checkedOutOn, table.id)
      .where(sql`checked_out_on is not null`),
    index("assignments_answers").on(table.employeeStatus, table.principalStatus),
    index("assignments_of_seat").on(table.seatId, table.startDate),
    index("assignments_of_vessel").on(table.vesselId, table.startDate),
    index("assignments_of_crew").on(table.crewId, table.startDate),
  ],
);

/** Append-only: events of an assignment. A trigger refuses update and delete. */
export const assignmentEvents = pgTable(
  "assignment_events",
  {
    id: identity(),
    assignmentId: integer()
      .notNull()
      .references(() => assignments.id),
    event: text({ enum: assignmentEventNames }).notNull(),
    fromSlot: text({ enum: slots }),
    toSlot: text({ enum: slots }),
    effectiveOn: day(),
    reason: text(),
    details: jsonb(),
    createdAt: createdAt(),
    createdBy: userId(),
  },
  (table) => [
    index().on(table.assignmentId, table.id),
    index("assignment_events_rejections")
      .on(table.createdAt)
      .where(sql`event in ('principal-rejected', 'employee-rejected')`),
  ],
);

/**
 * A mailed link for one person, vessel and day, with its items. email is lower case; userId or crewId: the account or
 * seafarer.
 */
export const approvalLinks = pgTable(
  "approval_links",
  {
    id: identity(),
    purpose: text({ enum: linkPurposes }).notNull(),
    vesselId: integer()
      .notNull()
      .references(() => vessels.id),
    day: day().notNull(),
    email: text().notNull(),
    name: text().notNull(),
    language: text({ enum: ["en", "id"] }).notNull(),
    principalId: integer().references(() => principals.id),
    userId: userId(),
    crewId: integer().references(() => crew.id),
    /** The link whose holder named this person instead. */
    namedBy: integer().references((): AnyPgColumn => approvalLinks.id),
    createdAt: createdAt(),
    createdBy: userId(),
  },
  (table) => [
    uniqueIndex("approval_links_one").on(table.purpose, table.vesselId, table.day, table.email),
    index().on(table.crewId),
    index().on(table.userId),
  ],
);

/** Every mail of a link has its own token. Only its hash is stored. */
export const approvalTokens = pgTable(
  "approval_tokens",
  {
    tokenHash: text().primaryKey(),
    linkId: integer()
      .notNull()
      .references(() => approvalLinks.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.linkId)],
);

/** One proposal a link asks about, with its version. An answer is valid for this version only. */
export const approvalItems = pgTable(
  "approval_items",
  {
    id: identity(),
    linkId: integer()
      .notNull()
      .references(() => approvalLinks.id, { onDelete: "cascade" }),
    assignmentId: integer()
      .notNull()
      .references(() => assignments.id),
    version: integer().notNull(),
    askedAt: createdAt(),
    expiresAt: instant().notNull(),
    /** When and with which mail it was sent; null until the combined mail to the principal. */
    mailedAt: instant(),
    mailId: integer().references(() => mails.id, { onDelete: "set null" }),
    remindedAt: instant(),
    escalatedAt: instant(),
    endedAt: instant(),
    endReason: text({ enum: linkEnds }),
  },
  (table) => [
    uniqueIndex().on(table.linkId, table.assignmentId),
    index().on(table.assignmentId),
    index("approval_items_mail").on(table.mailId),
    index("approval_items_queued")
      .on(table.linkId)
      .where(sql`mailed_at is null and ended_at is null`),
    index("approval_items_open")
      .on(table.askedAt)
      .where(sql`ended_at is null`),
  ],
);

const isWaiting = sql`status is null and ended_at is null`;

/**
 * An extension: who requested it, whether the seafarer agrees, and the decision. reason, names and notes are its only
 * texts.
 */
export const extensions = pgTable(
  "extensions",
  {
    id: identity(),
    assignmentId: integer()
      .notNull()
      .references(() => assignments.id),
    vesselId: integer()
      .notNull()
      .references(() => vessels.id),
    crewId: integer()
      .notNull()
      .references(() => crew.id),
    originalDate: day().notNull(),
    newDate: day().notNull(),
    reason: text().notNull(),
    requestedAs: text({ enum: extensionRequesters }).notNull(),
    requestedAt: createdAt(),
    requestedBy: userId(),
    consent: text({ enum: employeeStatuses }).notNull().default("Pending"),
    consentWay: text({ enum: decisionWays }),
    consentName: text(),
    consentChannel: text({ enum: answerChannels }),
    consentAt: instant(),
    consentNote: text(),
    consentBy: userId(),
    status: text({ enum: extensionStatuses }),
    decidedAt: instant(),
    decidedBy: userId(),
    rejectReason: text(),
    endedAt: instant(),
    endReason: text({ enum: extensionEnds }),
    endedBy: userId(),
    version: version(),
  },
  (table) => [
    check("extensions_later", sql`${table.newDate} > ${table.originalDate}`),
    check("extensions_decided", sql`(${table.status} is null) = (${table.decidedAt} is null)`),
    check("extensions_ended", sql`${table.status} is null or ${table.endedAt} is null`),
    check("extensions_consent", sql`(${table.consent} = 'Pending') = (${table.consentAt} is null)`),
    uniqueIndex("extensions_pending_once").on(table.crewId).where(isWaiting),
    index("extensions_pending").on(table.vesselId, table.requestedAt).where(isWaiting),
    index("extensions_of_vessel").on(table.vesselId, table.id),
    index("extensions_of_crew").on(table.crewId, table.id),
    index("extensions_of_assignment").on(table.assignmentId),
  ],
);

/** Who the rows name, what a person's archive gives of them and what an erasure makes of them. */
export const personalData = [
  personal(approvalItems, { by: [], export: { in: "approvalLinks" }, erase: "destroy" }),
  personal(approvalLinks, {
    by: ["email", "name", "userId", "crewId", "createdBy"],
    export: { in: "approvalLinks" },
    erase: "destroy",
  }),
  personal(approvalTokens, {
    by: [],
    export: { why: "the hash of a key: which links there are, approvalLinks says" },
    erase: "destroy",
  }),
  personal(assignmentEvents, { by: ["createdBy"], export: { in: "assignmentEvents" }, erase: "replace" }),
  personal(assignments, {
    by: ["crewId", "createdBy"],
    own: "crewId",
    export: { in: "assignments" },
    erase: "replace",
  }),
  personal(extensions, {
    by: ["crewId", "requestedBy", "consentName", "consentBy", "decidedBy", "endedBy"],
    own: "crewId",
    export: { in: "extensions" },
    erase: "replace",
  }),
  personal(seats, { by: ["createdBy", "removedBy"], export: companyRecord, erase: "keep" }),
];
