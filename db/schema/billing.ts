import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { amountKinds, billingKinds, noteKinds, remindedParties } from "../enums/billing";
import { feeOptions, vatBases } from "../enums/contracts";
import { applicants } from "./applicants";
import { createdAt, day, decimal, identity, instant, rupiah } from "./columns";
import { contracts } from "./contracts";
import { crew } from "./crew";
import { fileId } from "./files";
import { divisions } from "./positions";
import { stamps, userId } from "./users";
import { principals, vessels } from "./vessels";
import { companyRecord, personal } from "../personal";

const divisionId = () =>
  integer()
    .notNull()
    .references(() => divisions.id);
const principalId = () => integer().references(() => principals.id);
const isFirstOfMonth = (month: unknown) => sql`extract(day from ${month}) = 1`;
const feeOption = () => text({ enum: feeOptions });

/**
 * Entered amount and fee of a check-up's bill. sourceId: its row in assessments or preparation_mcus. Whole rupiah and
 * per cent. Document 3 §4, §5
 */
export const billingAmounts = pgTable(
  "billing_amounts",
  {
    id: identity(),
    kind: text({ enum: amountKinds }).notNull(),
    sourceId: integer().notNull(),
    divisionId: divisionId(),
    amount: rupiah().notNull(),
    /** null: the fee of the contract, or the default one. */
    feeOption: feeOption(),
    feePercentage: integer(),
    feeValue: rupiah(),
    ...stamps(),
  },
  (table) => [
    uniqueIndex("billing_amounts_one").on(table.kind, table.sourceId),
    check("billing_amounts_amount", sql`${table.amount} between 100 and 99999999999`),
    check(
      "billing_amounts_fee",
      sql`(${table.feeOption} is not distinct from 'percentage') = (${table.feePercentage} is not null) and (${table.feeOption} is not distinct from 'value') = (${table.feeValue} is not null)`,
    ),
    check("billing_amounts_fee_percentage", sql`${table.feePercentage} between 1 and 100`),
    check("billing_amounts_fee_value", sql`${table.feeValue} between 100 and 1000000000`),
  ],
);

/** The principal assigned to a row without one. sourceId: its id in the table of its kind. product 5.14 */
export const billingPrincipals = pgTable(
  "billing_principals",
  {
    id: identity(),
    kind: text({ enum: billingKinds }).notNull(),
    sourceId: integer().notNull(),
    divisionId: divisionId(),
    principalId: principalId().notNull(),
    ...stamps(),
  },
  (table) => [uniqueIndex("billing_principals_one").on(table.kind, table.sourceId), index().on(table.principalId)],
);

/** A vessel's signed receipt for the provisions of a month. product 5.14 */
export const billingReceipts = pgTable(
  "billing_receipts",
  {
    id: identity(),
    vesselId: integer()
      .notNull()
      .references(() => vessels.id),
    month: day().notNull(),
    fileId: fileId().notNull(),
    fileName: text().notNull(),
    ...stamps(),
  },
  (table) => [
    uniqueIndex("billing_receipts_one").on(table.vesselId, table.month),
    index().on(table.fileId),
    check("billing_receipts_first", isFirstOfMonth(table.month)),
  ],
);

/**
 * A lock of a month; month is its first day. An unlocked one remains with author and reason, and a new lock is a new
 * row. product 5.14
 */
export const billingPeriods = pgTable(
  "billing_periods",
  {
    id: identity(),
    divisionId: divisionId(),
    month: day().notNull(),
    lockedAt: instant().notNull(),
    lockedBy: userId(),
    unlockedAt: instant(),
    unlockedBy: userId(),
    unlockReason: text(),
  },
  (table) => [
    uniqueIndex("billing_periods_locked")
      .on(table.divisionId, table.month)
      .where(sql`unlocked_at is null`),
    check("billing_periods_first", isFirstOfMonth(table.month)),
    check("billing_periods_unlocked", sql`(${table.unlockedAt} is null) = (${table.unlockReason} is null)`),
  ],
);

/** The permanent invoice number of a principal and month, reused when the month is locked again. product 5.14 */
export const billingInvoices = pgTable(
  "billing_invoices",
  {
    id: identity(),
    divisionId: divisionId(),
    month: day().notNull(),
    principalId: principalId().notNull(),
    principalName: text().notNull(),
    sequence: integer().notNull(),
    number: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("billing_invoices_one").on(table.divisionId, table.month, table.principalId),
    uniqueIndex("billing_invoices_number").on(table.number),
    index().on(table.principalId),
    check("billing_invoices_first", isFirstOfMonth(table.month)),
  ],
);

/**
 * The first billing month of a division, requested and confirmed by a second person. ended: it was rejected or
 * withdrawn. product 5.14
 */
export const billingStarts = pgTable(
  "billing_starts",
  {
    id: identity(),
    divisionId: divisionId(),
    month: day().notNull(),
    createdAt: createdAt(),
    createdBy: userId().notNull(),
    confirmedAt: instant(),
    confirmedBy: userId(),
    endedAt: instant(),
    endedBy: userId(),
  },
  (table) => [
    uniqueIndex("billing_starts_one")
      .on(table.divisionId)
      .where(sql`ended_at is null`),
    check("billing_starts_first", isFirstOfMonth(table.month)),
    check("billing_starts_confirmed", sql`(${table.confirmedAt} is null) = (${table.confirmedBy} is null)`),
  ],
);

/**
 * Rows before the first billing month, recorded at its confirmation as billed elsewhere. Whole rupiah, null without an
 * amount. product 5.14
 */
export const billingElsewhere = pgTable(
  "billing_elsewhere",
  {
    id: identity(),
    startId: integer()
      .notNull()
      .references(() => billingStarts.id),
    kind: text({ enum: billingKinds }).notNull(),
    sourceId: integer().notNull(),
    sourceDay: day().notNull(),
    principalName: text(),
    vesselName: text(),
    amount: rupiah(),
    totalBills: rupiah(),
  },
  (table) => [uniqueIndex("billing_elsewhere_once").on(table.kind, table.sourceId), index().on(table.startId)],
);

/**
 * A billed row, frozen by a trigger when its month is locked; whole rupiah. packageName: of a work order its number.
 * sourceDay: the day of the row, earlier than the month if it came late. isReleased: the month was unlocked.
 * Its invoice follows from principal and month; a row without a principal has none.
 */
export const billingRows = pgTable(
  "billing_rows",
  {
    id: identity(),
    periodId: integer()
      .notNull()
      .references(() => billingPeriods.id),
    kind: text({ enum: billingKinds }).notNull(),
    sourceId: integer().notNull(),
    sourceDay: day().notNull(),
    isReleased: boolean().notNull().default(false),
    principalId: principalId(),
    principalName: text(),
    contractId: integer().references(() => contracts.id),
    contractName: text(),
    vesselId: integer().references(() => vessels.id),
    vesselName: text(),
    crewId: integer().references(() => crew.id),
    applicantId: integer().references(() => applicants.id),
    personName: text(),
    status: text(),
    clinic: text(),
    packageName: text(),
    expense: text(),
    notes: text(),
    totalCrew: integer(),
    receiptFileId: fileId(),
    receiptName: text(),
    amount: rupiah().notNull(),
    feeOption: feeOption().notNull(),
    feePercentage: decimal(5, 2),
    feeValue: rupiah(),
    fee: rupiah().notNull(),
    billsAfterFee: rupiah().notNull(),
    vatBase: text({ enum: vatBases }).notNull(),
    vatPercent: integer().notNull(),
    vatTwelfths: integer().notNull().default(12),
    vat: rupiah().notNull(),
    totalBills: rupiah().notNull(),
  },
  (table) => [
    uniqueIndex("billing_rows_once")
      .on(table.kind, table.sourceId)
      .where(sql`not is_released`),
    index("billing_rows_of_month").on(table.periodId, table.kind, table.vesselName, table.id),
    index()
      .on(table.crewId)
      .where(sql`crew_id is not null`),
    index()
      .on(table.applicantId)
      .where(sql`applicant_id is not null`),
    index()
      .on(table.receiptFileId)
      .where(sql`receipt_file_id is not null`),
    index().on(table.contractId),
    index().on(table.principalId, table.periodId),
    index().on(table.vesselId),
    check(
      "billing_rows_figures",
      sql`${table.billsAfterFee} = ${table.amount} + ${table.fee} and ${table.totalBills} = ${table.billsAfterFee} + ${table.vat}`,
    ),
  ],
);

/**
 * A credit or debit note for rows of one invoice. It is proposed, requested, and issued by a second person with a
 * number and its month.
 * ended: withdrawn or rejected. Once issued, a trigger freezes it. product 5.14
 */
export const billingNotes = pgTable(
  "billing_notes",
  {
    id: identity(),
    divisionId: divisionId(),
    invoiceId: integer()
      .notNull()
      .references(() => billingInvoices.id),
    kind: text({ enum: noteKinds }).notNull(),
    createdAt: createdAt(),
    createdBy: userId(),
    askedAt: instant(),
    askedBy: userId(),
    issuedAt: instant(),
    issuedBy: userId(),
    month: day(),
    sequence: integer(),
    number: text(),
    endedAt: instant(),
    endedBy: userId(),
  },
  (table) => [
    uniqueIndex("billing_notes_proposed")
      .on(table.invoiceId, table.kind)
      .where(sql`asked_at is null and ended_at is null`),
    uniqueIndex("billing_notes_number").on(table.number),
    uniqueIndex("billing_notes_sequence").on(table.divisionId, table.month, table.kind, table.sequence),
    index("billing_notes_of_invoice").on(table.invoiceId, table.id),
    check("billing_notes_first", isFirstOfMonth(table.month)),
    check(
      "billing_notes_issued",
      sql`num_nonnulls(${table.issuedAt}, ${table.month}, ${table.sequence}, ${table.number}) in (0, 4) and (${table.issuedAt} is null or ${table.askedAt} is not null and ${table.endedAt} is null)`,
    ),
  ],
);

/**
 * A row of a note: the difference of a billed row in whole rupiah, negative on a credit note. cause: what proposed it,
 * once each.
 */
export const billingNoteRows = pgTable(
  "billing_note_rows",
  {
    id: identity(),
    noteId: integer()
      .notNull()
      .references(() => billingNotes.id, { onDelete: "cascade" }),
    rowId: integer()
      .notNull()
      .references(() => billingRows.id),
    reason: text(),
    cause: text(),
    amount: rupiah().notNull(),
    fee: rupiah().notNull(),
    billsAfterFee: rupiah().notNull(),
    vat: rupiah().notNull(),
    totalBills: rupiah().notNull(),
    createdAt: createdAt(),
    createdBy: userId(),
  },
  (table) => [
    index().on(table.noteId),
    index().on(table.rowId),
    uniqueIndex("billing_note_rows_cause").on(table.cause),
    check("billing_note_rows_amount", sql`${table.amount} <> 0`),
    check(
      "billing_note_rows_figures",
      sql`${table.billsAfterFee} = ${table.amount} + ${table.fee} and ${table.totalBills} = ${table.billsAfterFee} + ${table.vat}`,
    ),
  ],
);

/** Payments of an invoice in whole rupiah. removed: entered by mistake. product 5.14 */
export const billingPayments = pgTable(
  "billing_payments",
  {
    id: identity(),
    invoiceId: integer()
      .notNull()
      .references(() => billingInvoices.id),
    paidOn: day().notNull(),
    amount: rupiah().notNull(),
    note: text(),
    createdAt: createdAt(),
    createdBy: userId(),
    removedAt: instant(),
    removedBy: userId(),
  },
  (table) => [
    index("billing_payments_of_invoice")
      .on(table.invoiceId, table.paidOn)
      .where(sql`removed_at is null`),
    check("billing_payments_amount", sql`${table.amount} > 0`),
  ],
);

/** Tax details of an invoice: the tax invoice number, and withheld PPh 23 with the date of its slip. product 5.14 */
export const billingInvoiceTaxes = pgTable(
  "billing_invoice_taxes",
  {
    invoiceId: integer()
      .primaryKey()
      .references(() => billingInvoices.id),
    taxInvoiceNumber: text(),
    withheld: rupiah().notNull().default(0),
    withheldOn: day(),
    ...stamps(),
  },
  (table) => [
    check(
      "billing_invoice_taxes_withheld",
      sql`${table.withheld} >= 0 and (${table.withheld} > 0) = (${table.withheldOn} is not null)`,
    ),
  ],
);

/** Reminder settings of a division: after how many days, null for never, and who is reminded. product 5.14 */
export const billingSettings = pgTable(
  "billing_settings",
  {
    divisionId: integer()
      .primaryKey()
      .references(() => divisions.id),
    remindAfterDays: integer(),
    remindWhom: text({ enum: remindedParties }).notNull().default("finance"),
    ...stamps(),
  },
  (table) => [check("billing_settings_days", sql`${table.remindAfterDays} between 1 and 365`)],
);

/** Sent reminders of open invoices, numbered from 1. product 5.14 */
export const billingReminders = pgTable(
  "billing_reminders",
  {
    id: identity(),
    invoiceId: integer()
      .notNull()
      .references(() => billingInvoices.id),
    number: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("billing_reminders_once").on(table.invoiceId, table.number)],
);

/** Who the rows name, what a person's archive gives of them and what an erasure makes of them. */
export const personalData = [
  personal(billingAmounts, { by: ["createdBy", "updatedBy"], export: companyRecord, erase: "keep" }),
  personal(billingElsewhere, { by: [], export: companyRecord, erase: "keep" }),
  personal(billingInvoiceTaxes, { by: ["createdBy", "updatedBy"], export: companyRecord, erase: "keep" }),
  personal(billingInvoices, {
    by: [],
    export: { why: "numbers of principals' bills: what was billed for a person, billingRows says" },
    erase: "keep",
  }),
  personal(billingNoteRows, { by: ["createdBy"], export: { in: "billingRows.corrections" }, erase: "replace" }),
  personal(billingNotes, { by: ["createdBy", "askedBy", "issuedBy", "endedBy"], export: companyRecord, erase: "keep" }),
  personal(billingPayments, { by: ["createdBy", "removedBy"], export: companyRecord, erase: "keep" }),
  personal(billingPeriods, { by: ["lockedBy", "unlockedBy"], export: companyRecord, erase: "keep" }),
  personal(billingPrincipals, { by: ["createdBy", "updatedBy"], export: companyRecord, erase: "keep" }),
  personal(billingReceipts, { by: ["createdBy", "updatedBy"], export: companyRecord, erase: "keep" }),
  personal(billingReminders, { by: [], export: companyRecord, erase: "keep" }),
  personal(billingRows, {
    by: ["crewId", "applicantId", "personName"],
    export: { in: "billingRows" },
    erase: "replace",
  }),
  personal(billingSettings, { by: ["createdBy", "updatedBy"], export: companyRecord, erase: "keep" }),
  personal(billingStarts, { by: ["createdBy", "confirmedBy", "endedBy"], export: companyRecord, erase: "keep" }),
];
