import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import {
  accommodationLines,
  boardMoments,
  proposalEnds,
  scheduleDocumentKinds,
  scheduleEvents,
  usages,
  type StatusId,
} from "../enums/scheduling";
import { createdAt, day, decimal, identity, instant, rupiah, version } from "./columns";
import { crew } from "./crew";
import { fileId } from "./files";
import { lookupId } from "./lookups";
import { assignments } from "./manning";
import { rateVersions } from "./rates";
import { stamps, userId } from "./users";
import { vessels } from "./vessels";
import { personal } from "../personal";

/** HH:mm, from 00:00 to 23:59. */
const clock = sql.raw("'^([01][0-9]|2[0-3]):[0-5][0-9]$'");

/**
 * Schedule of one assignment's joining and leaving, created when the plan is confirmed and stored permanently.
 * statusId: the documented number. boardedFrom: the state before check-in, to undo it.
 * checkedInAt, checkedOutAt: the time, where given; the day is in the assignment.
 * onBoardTime, offBoardTime: HH:mm in local port time. Agents meet the seafarer there.
 */
export const schedules = pgTable(
  "schedules",
  {
    id: identity(),
    assignmentId: integer()
      .notNull()
      .references(() => assignments.id),
    /** No foreign key of its own, because a check-in creates schedules of people moving up without waiting for them. */
    crewId: integer().notNull(),
    vesselId: integer()
      .notNull()
      .references(() => vessels.id),
    statusId: integer().$type<StatusId>().notNull().default(1),
    onBoardDate: day().notNull(),
    onBoardTime: text(),
    onBoardPortId: lookupId(),
    onBoardAgentName: text(),
    onBoardAgentPhone: text(),
    offBoardDate: day().notNull(),
    offBoardTime: text(),
    offBoardPortId: lookupId(),
    offBoardAgentName: text(),
    offBoardAgentPhone: text(),
    noTravelOnBoard: boolean().notNull().default(false),
    noTravelOffBoard: boolean().notNull().default(false),
    checkedInAt: instant(),
    checkedOutAt: instant(),
    boardedFrom: integer().$type<StatusId>(),
    cancelledAt: instant(),
    ...stamps(),
  },
  (table) => [
    uniqueIndex("schedules_of_assignment").on(table.assignmentId),
    index("schedules_open")
      .on(table.vesselId, table.statusId)
      .where(sql`cancelled_at is null and status_id < 7`),
    index("schedules_of_vessel").on(table.vesselId, table.onBoardDate),
    index("schedules_of_crew").on(table.crewId, table.onBoardDate),
    index().on(table.onBoardDate),
    index().on(table.offBoardDate),
    index("schedules_leaving")
      .on(table.offBoardDate)
      .where(sql`cancelled_at is null and status_id > 3`),
    index("schedules_ending")
      .on(table.offBoardDate)
      .where(sql`cancelled_at is null and status_id > 3 and status_id < 7`),
    index("schedules_waiting")
      .on(table.statusId, table.onBoardDate)
      .where(sql`cancelled_at is null and status_id < 7`),
    index("schedules_over")
      .on(table.onBoardDate, table.id)
      .where(sql`status_id = 7 or cancelled_at is not null`),
    check("schedules_status", sql`${table.statusId} between 1 and 7`),
    check("schedules_period", sql`${table.offBoardDate} > ${table.onBoardDate}`),
    check("schedules_cancelled", sql`${table.cancelledAt} is null or ${table.statusId} < 4`),
    check("schedules_on_board_time", sql`${table.onBoardTime} ~ ${clock}`),
    check("schedules_off_board_time", sql`${table.offBoardTime} ~ ${clock}`),
    check("schedules_boarded", sql`(${table.boardedFrom} is null) = (${table.statusId} < 4)`),
  ],
);

const scheduleId = () =>
  integer()
    .notNull()
    .references(() => schedules.id);

/** Changes of a schedule, one row each: changes has the old and new values, version the version afterwards. */
export const scheduleLog = pgTable(
  "schedule_log",
  {
    id: identity(),
    scheduleId: scheduleId(),
    event: text({ enum: scheduleEvents }).notNull(),
    fromStatusId: integer().$type<StatusId>(),
    toStatusId: integer().$type<StatusId>().notNull(),
    changes: jsonb().$type<ScheduleChange[]>().notNull(),
    version: version(),
    reason: text(),
    createdAt: createdAt(),
    createdBy: userId(),
  },
  (table) => [index().on(table.scheduleId, table.version)],
);
/** A field by its API name, with its old and new value. */
export type ScheduleChange = {
  field: string;
  from: string | number | boolean | null;
  to: string | number | boolean | null;
};

/** Travel allowance: lines for a Marine schedule, one total for Tanker. Whole rupiah. */
export const scheduleAccommodations = pgTable(
  "schedule_accommodations",
  {
    id: identity(),
    scheduleId: scheduleId(),
    usage: text({ enum: usages }).notNull(),
    grade: integer().notNull(),
    /** The grade table version of the bases; null where they were entered by hand. */
    rateVersionId: integer().references(() => rateVersions.id),
    /** For a Tanker schedule, which has no lines. */
    lumpsumTotal: rupiah(),
  },
  (table) => [
    uniqueIndex("schedule_accommodations_one").on(table.scheduleId, table.usage),
    check("schedule_accommodations_grade", sql`${table.grade} between 1 and 3`),
    check("schedule_accommodations_total", sql`${table.lumpsumTotal} between 0 and 100000000`),
  ],
);

export const scheduleAccommodationLines = pgTable(
  "schedule_accommodation_lines",
  {
    accommodationId: integer()
      .notNull()
      .references(() => scheduleAccommodations.id, { onDelete: "cascade" }),
    line: text({ enum: accommodationLines }).notNull(),
    multiplier: decimal(5, 2).notNull(),
    base: rupiah().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accommodationId, table.line] }),
    check("schedule_accommodation_lines_multiplier", sql`${table.multiplier} between 0 and 365`),
    check("schedule_accommodation_lines_base", sql`${table.base} between 0 and 9999999999`),
  ],
);

/**
 * Tickets, bookings and reports of a schedule. price in whole rupiah: 0 is on hold, null is unknown; appraisals have
 * none.
 */
export const scheduleDocuments = pgTable(
  "schedule_documents",
  {
    id: identity(),
    scheduleId: scheduleId(),
    crewId: integer()
      .notNull()
      .references(() => crew.id),
    kind: text({ enum: scheduleDocumentKinds }).notNull(),
    usage: text({ enum: usages }).notNull(),
    name: text().notNull(),
    fileId: fileId(),
    comment: text(),
    price: rupiah(),
    removedAt: instant(),
    removedBy: userId(),
    ...stamps(),
  },
  (table) => [
    index().on(table.scheduleId, table.id),
    index().on(table.crewId),
    /** Covers a month's sums of expenses, by direction. */
    ...usages.map((usage) =>
      index(`schedule_documents_billed_${usage.toLowerCase()}`)
        .on(table.scheduleId, table.id, table.crewId, table.price)
        .where(
          sql`usage = ${sql.raw(`'${usage}'`)} and kind = 'accommodation' and removed_at is null and price is not null`,
        ),
    ),
    index()
      .on(table.fileId)
      .where(sql`file_id is not null`),
    check("schedule_documents_price", sql`${table.price} between 0 and 99999999999`),
    check("schedule_documents_appraisal", sql`${table.kind} <> 'appraisal' or ${table.price} is null`),
  ],
);

/**
 * Actual time of joining or leaving as reported by the vessel head, to be confirmed at check-in or check-out. One is
 * open at a time.
 */
export const scheduleTimeProposals = pgTable(
  "schedule_time_proposals",
  {
    id: identity(),
    scheduleId: scheduleId(),
    moment: text({ enum: boardMoments }).notNull(),
    proposedAt: instant().notNull(),
    note: text(),
    createdAt: createdAt(),
    createdBy: userId(),
    endedAt: instant(),
    endReason: text({ enum: proposalEnds }),
    endedBy: userId(),
  },
  (table) => [
    uniqueIndex("schedule_time_proposals_waiting")
      .on(table.scheduleId, table.moment)
      .where(sql`ended_at is null`),
    index().on(table.scheduleId, table.id),
    check("schedule_time_proposals_end", sql`(${table.endedAt} is null) = (${table.endReason} is null)`),
  ],
);

/** Who the rows name, what a person's archive gives of them and what an erasure makes of them. */
export const personalData = [
  personal(scheduleAccommodationLines, { by: [], export: { in: "scheduleAmounts.lines" }, erase: "keep" }),
  personal(scheduleAccommodations, { by: [], export: { in: "scheduleAmounts" }, erase: "keep" }),
  personal(scheduleDocuments, {
    by: ["crewId", "removedBy", "createdBy", "updatedBy"],
    own: "crewId",
    export: { in: "scheduleDocuments" },
    erase: "replace",
  }),
  personal(scheduleLog, { by: ["createdBy"], export: { in: "scheduleLog" }, erase: "replace" }),
  personal(scheduleTimeProposals, {
    by: ["createdBy", "endedBy"],
    export: { in: "scheduleTimeProposals" },
    erase: "destroy",
  }),
  personal(schedules, {
    by: [
      "crewId",
      "onBoardAgentName",
      "onBoardAgentPhone",
      "offBoardAgentName",
      "offBoardAgentPhone",
      "createdBy",
      "updatedBy",
    ],
    own: "crewId",
    export: { in: "schedules" },
    erase: "keep",
  }),
];
