import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { coverKinds, feeOptions, vatBases } from "../enums/contracts";
import { createdAt, day, decimal, identity, instant, rupiah } from "./columns";
import { fileId } from "./files";
import { divisions } from "./positions";
import { stamps, userId } from "./users";
import { principals, vessels } from "./vessels";
import { companyRecord, personal } from "../personal";

/**
 * A contract with a principal: its document, its term, and how its bills are calculated. Document 3 §3, product 5.14
 */
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
    /** The last day of the term. */
    expiresOn: day().notNull(),
    fileId: fileId().notNull(),
    fileName: text().notNull(),
    vatBase: text({ enum: vatBases }).notNull().default("billsAfterFee"),
    feeOption: text({ enum: feeOptions }).notNull().default("percentage"),
    feePercentage: decimal(5, 2),
    feeValue: rupiah(),
    /** Kinds of bills it covers; null for all. */
    coversKinds: text({ enum: coverKinds }).array(),
    /** First and last day it covers within its term; null for the whole term. */
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

/** Vessels a contract covers; without rows all of its principal. product 5.14 */
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

/** Reminders sent of a contract's end, once each: so many days before its end at that time; 0 after the end. */
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

/** Who the rows name, what a person's archive gives of them and what an erasure makes of them. */
export const personalData = [
  personal(contractReminders, { by: [], export: companyRecord, erase: "keep" }),
  personal(contractVessels, { by: [], export: companyRecord, erase: "keep" }),
  personal(contracts, { by: ["createdBy", "updatedBy", "deletedBy"], export: companyRecord, erase: "keep" }),
];
