import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { coverKinds, feeOptions, vatBases } from "../enums/contracts";
import { createdAt, day, decimal, identity, instant, rupiah } from "./columns";
import { fileId } from "./files";
import { divisions } from "./positions";
import { stamps, userId } from "./users";
import { principals, vessels } from "./vessels";

/** An agreement with a principal: its document, until when it runs, and how what is billed under it is reckoned. Document 3 §3, product 5.14 */
export const contracts = pgTable(
  "contracts",
  {
    id: identity(),
    divisionId: integer()
      .notNull()
      .references(() => divisions.id),
    principalId: integer()
      .notNull()
      .references(() => principals.id),
    name: text().notNull(),
    contractDate: day().notNull(),
    /** The last day it runs. */
    expiresOn: day().notNull(),
    fileId: fileId().notNull(),
    fileName: text().notNull(),
    vatBase: text({ enum: vatBases }).notNull().default("billsAfterFee"),
    feeOption: text({ enum: feeOptions }).notNull().default("percentage"),
    feePercentage: decimal(5, 2),
    feeValue: rupiah(),
    /** The kinds of bills it prices; null is all. */
    coversKinds: text({ enum: coverKinds }).array(),
    /** First and last day it prices bills on, within the days it runs; null is as long as it runs. */
    coversFrom: day(),
    coversTo: day(),
    ...stamps(),
    deletedAt: instant(),
    deletedBy: userId(),
  },
  (table) => [
    check("contracts_dates", sql`${table.expiresOn} > ${table.contractDate}`),
    check(
      "contracts_fee",
      sql`(${table.feeOption} = 'percentage') = (${table.feePercentage} is not null) and (${table.feeOption} = 'value') = (${table.feeValue} is not null)`,
    ),
    check("contracts_covers_kinds", sql`cardinality(${table.coversKinds}) > 0`),
    check("contracts_covers_days", sql`${table.coversFrom} <= ${table.coversTo}`),
    check("contracts_fee_percentage", sql`${table.feePercentage} between 1 and 100`),
    check("contracts_fee_value", sql`${table.feeValue} between 100 and 1000000000`),
    index("contracts_in_force")
      .on(table.divisionId, table.expiresOn, table.id)
      .where(sql`${table.deletedAt} is null`),
    index().on(table.principalId),
    index().on(table.fileId),
  ],
);

/** The vessels a contract prices bills of; without a row all of its principal. product 5.14 */
export const contractVessels = pgTable(
  "contract_vessels",
  {
    contractId: integer()
      .notNull()
      .references(() => contracts.id, { onDelete: "cascade" }),
    vesselId: integer()
      .notNull()
      .references(() => vessels.id),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.vesselId] }), index().on(table.vesselId)],
);

/** What the clock has told of a contract's end, once each: so many days before the day it was to end then, 0 that it had ended. */
export const contractReminders = pgTable(
  "contract_reminders",
  {
    id: identity(),
    contractId: integer()
      .notNull()
      .references(() => contracts.id, { onDelete: "cascade" }),
    expiresOn: day().notNull(),
    daysBefore: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("contract_reminders_once").on(table.contractId, table.expiresOn, table.daysBefore)],
);
