import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { chandlerEvents, chandlerStatuses } from "../enums/chandler";
import { createdAt, day, identity, instant } from "./columns";
import { fileId } from "./files";
import { lookupId } from "./lookups";
import { stamps, userId } from "./users";
import { vessels } from "./vessels";
import { companyRecord, personal } from "../personal";

/**
 * A vessel's request to a ship chandler. requestedOn: when it was raised. deliverOn: when it is needed on board.
 * period: the first day of its month. headCount: people on board at the request.
 * receivedOn: when it arrived. proposedOn: when it arrived according to the vessel head.
 * shortNoticeReason: why the vendor has less than the usual working days.
 */
export const chandlerRequests = pgTable(
  "chandler_requests",
  {
    id: identity(),
    vesselId: integer()
      .notNull()
      .references(() => vessels.id),
    status: text({ enum: chandlerStatuses }).notNull().default("Submitted"),
    requesterName: text().notNull(),
    requesterEmail: text().notNull(),
    requestedOn: day().notNull(),
    deliverOn: day().notNull(),
    period: day().notNull(),
    portId: lookupId().notNull(),
    headCount: integer().notNull(),
    shortNoticeReason: text(),
    requestFileId: fileId().notNull(),
    requestFileName: text().notNull(),
    vendorName: text(),
    vendorFileId: fileId(),
    vendorFileName: text(),
    proposedOn: day(),
    proposedAt: instant(),
    proposedBy: userId(),
    receivedOn: day(),
    cancelReason: text(),
    copiedFromId: integer(),
    ...stamps(),
  },
  (table) => [
    foreignKey({ columns: [table.copiedFromId], foreignColumns: [table.id] }),
    index("chandler_requests_of_vessel").on(
      table.vesselId,
      table.requestedOn.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("chandler_requests_open")
      .on(table.deliverOn, table.vesselId)
      .where(sql`status not in ('Delivered', 'Cancel')`),
    index().on(table.portId),
    index().on(table.requestFileId),
    index()
      .on(table.vendorFileId)
      .where(sql`vendor_file_id is not null`),
    index()
      .on(table.copiedFromId)
      .where(sql`copied_from_id is not null`),
    check("chandler_requests_deliver", sql`${table.deliverOn} >= ${table.requestedOn}`),
    check("chandler_requests_period", sql`extract(day from ${table.period}) = 1`),
    check("chandler_requests_head_count", sql`${table.headCount} >= 0`),
    check(
      "chandler_requests_vendor",
      sql`${table.status} not in ('OnPreparation', 'ReadyForShipment', 'Delivered') or (${table.vendorName} is not null and ${table.vendorFileId} is not null)`,
    ),
    check(
      "chandler_requests_received",
      sql`(${table.status} = 'Delivered') = (${table.receivedOn} is not null) and ${table.receivedOn} >= ${table.requestedOn}`,
    ),
    check("chandler_requests_cancelled", sql`(${table.status} = 'Cancel') = (${table.cancelReason} is not null)`),
    check("chandler_requests_proposed", sql`(${table.proposedOn} is null) = (${table.proposedAt} is null)`),
  ],
);

/** Changes of a request with their authors. Texts are stored in the request itself. */
export const chandlerLog = pgTable(
  "chandler_log",
  {
    id: identity(),
    requestId: integer()
      .notNull()
      .references(() => chandlerRequests.id),
    event: text({ enum: chandlerEvents }).notNull(),
    fromStatus: text({ enum: chandlerStatuses }),
    toStatus: text({ enum: chandlerStatuses }).notNull(),
    createdAt: createdAt(),
    createdBy: userId(),
  },
  (table) => [index().on(table.requestId, table.id)],
);

/** Who the rows name, what a person's archive gives of them and what an erasure makes of them. */
export const personalData = [
  personal(chandlerLog, { by: ["createdBy"], export: companyRecord, erase: "keep" }),
  personal(chandlerRequests, {
    by: ["requesterName", "requesterEmail", "proposedBy", "createdBy", "updatedBy"],
    export: { in: "chandlerRequests" },
    erase: "replace",
  }),
];
