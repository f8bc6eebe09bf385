import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { encryptedText } from "../encryption";
import { extraPersonKinds, extraPersonPayers, payeeEnds } from "../enums/ujbm";
import { createdAt, day, identity, instant, rupiah, version } from "./columns";
import { crew } from "./crew";
import { assignments } from "./manning";
import { divisions, vesselTypes } from "./positions";
import { rateVersions } from "./rates";
import { stamps, userId } from "./users";
import { vessels } from "./vessels";
import { companyRecord, personal } from "../personal";

const divisionId = () =>
  integer()
    .notNull()
    .references(() => divisions.id);
const vesselId = () =>
  integer()
    .notNull()
    .references(() => vessels.id);
const isFirstOfMonth = (month: unknown) => sql`extract(day from ${month}) = 1`;

/** Rate per person and day in a version: of a vessel, of a vessel type, or of all vessels. */
export const ujbmRates = pgTable(
  "ujbm_rates",
  {
    id: identity(),
    versionId: integer()
      .notNull()
      .references(() => rateVersions.id, { onDelete: "cascade" }),
    vesselId: integer().references(() => vessels.id),
    vesselTypeId: integer().references(() => vesselTypes.id),
    ujbm: rupiah().notNull(),
  },
  (table) => [
    unique("ujbm_rates_one").on(table.versionId, table.vesselId, table.vesselTypeId).nullsNotDistinct(),
    index().on(table.vesselId),
    index().on(table.vesselTypeId),
    check("ujbm_rates_of", sql`${table.vesselId} is null or ${table.vesselTypeId} is null`),
    check("ujbm_rates_amount", sql`${table.ujbm} > 0`),
  ],
);

/** A closed month; month is its first day. closedBy is null when the scheduler closed it. */
export const ujbmMonths = pgTable(
  "ujbm_months",
  {
    id: identity(),
    divisionId: divisionId(),
    month: day().notNull(),
    closedAt: instant().notNull(),
    closedBy: userId(),
  },
  (table) => [
    uniqueIndex("ujbm_months_one").on(table.divisionId, table.month),
    check("ujbm_months_first", isFirstOfMonth(table.month)),
  ],
);

/**
 * Amount of a vessel for a closed month, frozen by drizzle/0021_ujbm.sql. correction: signed man-days; carriedIn: those
 * carried over.
 * rateDifference: difference for months with another rate. total: whole rupiah.
 * Payee: as of that day; headId: the person on board it was read from.
 */
export const ujbmRows = pgTable(
  "ujbm_rows",
  {
    id: identity(),
    monthId: integer()
      .notNull()
      .references(() => ujbmMonths.id),
    vesselId: vesselId(),
    vesselName: text().notNull(),
    rateVersionId: integer()
      .notNull()
      .references(() => rateVersions.id),
    rate: rupiah().notNull(),
    crew: integer().notNull(),
    days: integer().notNull(),
    correction: integer().notNull(),
    carriedIn: integer().notNull(),
    specialDays: integer().notNull(),
    rateDifference: rupiah().notNull().default(0),
    total: rupiah().notNull(),
    headId: integer().references(() => crew.id),
    bankName: text(),
    accountNumber: encryptedText(),
    accountName: text(),
    phone: text(),
  },
  (table) => [
    uniqueIndex("ujbm_rows_one").on(table.monthId, table.vesselId),
    index("ujbm_rows_by_name").on(table.monthId, table.vesselName, table.vesselId),
    index().on(table.vesselId),
    index().on(table.rateVersionId),
    index()
      .on(table.headId)
      .where(sql`head_id is not null`),
    check("ujbm_rows_figures", sql`${table.rate} > 0 and ${table.crew} >= 0 and ${table.days} between 0 and 31`),
    check("ujbm_rows_carried", sql`${table.carriedIn} <= 0`),
    check(
      "ujbm_rows_total",
      sql`${table.total} = greatest(0, ${table.rate} * (${table.crew} * ${table.days} + ${table.correction} + ${table.crew} * ${table.specialDays}) + ${table.rateDifference})`,
    ),
  ],
);

/**
 * Parts of a correction: man-days of an earlier month per assignment, relative to earlier corrections of that month.
 * Without an assignment: paid but unfilled positions. Frozen with the row.
 */
export const ujbmCorrections = pgTable(
  "ujbm_corrections",
  {
    id: identity(),
    rowId: integer()
      .notNull()
      .references(() => ujbmRows.id),
    vesselId: vesselId(),
    month: day().notNull(),
    assignmentId: integer().references(() => assignments.id),
    manDays: integer().notNull(),
  },
  (table) => [
    unique("ujbm_corrections_one").on(table.rowId, table.month, table.assignmentId).nullsNotDistinct(),
    index().on(table.vesselId, table.month),
    index().on(table.assignmentId),
    check("ujbm_corrections_month", isFirstOfMonth(table.month)),
    check("ujbm_corrections_difference", sql`${table.manDays} <> 0`),
  ],
);

/** Days of a month with an additional ration. */
export const ujbmOccasions = pgTable(
  "ujbm_occasions",
  { id: identity(), divisionId: divisionId(), month: day().notNull(), days: integer().notNull(), ...stamps() },
  (table) => [
    uniqueIndex("ujbm_occasions_one").on(table.divisionId, table.month),
    check("ujbm_occasions_first", isFirstOfMonth(table.month)),
    check("ujbm_occasions_days", sql`${table.days} between 0 and 31`),
  ],
);

/**
 * People on board who are not crew, listed beside the allowance and not included in it. fromDay and toDay are
 * inclusive.
 */
export const ujbmExtraPersons = pgTable(
  "ujbm_extra_persons",
  {
    id: identity(),
    vesselId: vesselId(),
    kind: text({ enum: extraPersonKinds }).notNull(),
    persons: integer().notNull(),
    fromDay: day().notNull(),
    toDay: day().notNull(),
    paidBy: text({ enum: extraPersonPayers }).notNull(),
    note: text(),
    createdAt: createdAt(),
    createdBy: userId(),
    removedAt: instant(),
    removedBy: userId(),
  },
  (table) => [
    index("ujbm_extra_persons_of")
      .on(table.vesselId, table.fromDay)
      .where(sql`removed_at is null`),
    check("ujbm_extra_persons_persons", sql`${table.persons} between 1 and 99`),
    check("ujbm_extra_persons_period", sql`${table.toDay} >= ${table.fromDay}`),
  ],
);

/**
 * A vessel's payee account instead of its head's, requested by one user and confirmed by another. isRemoval: a request
 * to pay the head again.
 */
export const ujbmPayees = pgTable(
  "ujbm_payees",
  {
    id: identity(),
    vesselId: vesselId(),
    isRemoval: boolean().notNull().default(false),
    bankName: text(),
    accountNumber: encryptedText(),
    accountName: text(),
    phone: text(),
    reason: text().notNull(),
    createdAt: createdAt(),
    createdBy: userId().notNull(),
    confirmedAt: instant(),
    confirmedBy: userId(),
    endedAt: instant(),
    endReason: text({ enum: payeeEnds }),
    version: version(),
  },
  (table) => [
    uniqueIndex("ujbm_payees_waiting")
      .on(table.vesselId)
      .where(sql`confirmed_at is null and ended_at is null`),
    uniqueIndex("ujbm_payees_in_force")
      .on(table.vesselId)
      .where(sql`confirmed_at is not null and ended_at is null`),
    index().on(table.vesselId, table.id),
    check("ujbm_payees_ended", sql`(${table.endedAt} is null) = (${table.endReason} is null)`),
    check("ujbm_payees_confirmed", sql`(${table.confirmedAt} is null) = (${table.confirmedBy} is null)`),
    check(
      "ujbm_payees_whole",
      sql`${table.isRemoval} = (${table.bankName} is null) and ${table.isRemoval} = (${table.accountNumber} is null) and ${table.isRemoval} = (${table.accountName} is null)`,
    ),
  ],
);

/** Who the rows name, what a person's archive gives of them and what an erasure makes of them. */
export const personalData = [
  personal(ujbmCorrections, {
    by: [],
    export: { why: "man-days counted from a stay, which assignments has" },
    erase: "keep",
  }),
  personal(ujbmExtraPersons, { by: ["createdBy", "removedBy"], export: companyRecord, erase: "replace" }),
  personal(ujbmMonths, { by: ["closedBy"], export: companyRecord, erase: "keep" }),
  personal(ujbmOccasions, { by: ["createdBy", "updatedBy"], export: companyRecord, erase: "keep" }),
  personal(ujbmPayees, {
    by: ["accountName", "phone", "createdBy", "confirmedBy"],
    export: companyRecord,
    erase: "replace",
  }),
  personal(ujbmRates, { by: [], export: companyRecord, erase: "keep" }),
  personal(ujbmRows, { by: ["headId", "accountName", "phone"], export: { in: "ujbmPayments" }, erase: "replace" }),
];
