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

const divisionId = () =>
  integer()
    .notNull()
    .references(() => divisions.id);
const principalId = () => integer().references(() => principals.id);
const isFirstOfMonth = (month: unknown) => sql`extract(day from ${month}) = 1`;
const feeOption = () => text({ enum: feeOptions });

/** The amount and fee entered for a check-up's bill. sourceId: the appointment's row in assessments or preparation_mcus. Whole rupiah, percent whole. Document 3 §4, §5 */
export const billingAmounts = pgTable(
  "billing_amounts",
  {
    id: identity(),
    kind: text({ enum: amountKinds }).notNull(),
    sourceId: integer().notNull(),
    divisionId: divisionId(),
    amount: rupiah().notNull(),
    /** null: the fee is the contract's, or the usual one. */
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

/** The principal somebody gave a row that has none by its vessel. sourceId: the row's in the table its kind comes from. product 5.14 */
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

/** The receipt a ship signed for the provisions of a month. product 5.14 */
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

/** A lock of a month; month is its first day. Unlocked it stays, with who and why, and a new lock is a new row. product 5.14 */
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

/** The number a principal's bill of a month has, for good: a month that is locked again keeps it. product 5.14 */
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

/** The first month a division bills here, asked for and confirmed by a second person; ended: it was refused or taken back. product 5.14 */
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

/** Rows that lie before the first month of their division, listed once when it was confirmed: billed elsewhere, never here. Whole rupiah, null where no amount was known. product 5.14 */
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
 * What was billed with a locked month, frozen by the trigger of its migration; whole rupiah. packageName: of a work order its number. sourceDay: the day the row is about, of an
 * earlier month where it came after that was locked. isReleased: the month was unlocked. Its invoice is the one of its principal and month; without a principal it stands on none.
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
 * A credit or debit note: it corrects rows of one invoice. It is proposed, asked for by a person and issued by a second one, which gives it
 * its number and the month it counts in; ended: withdrawn or refused. Issued, it is frozen by the trigger of its migration. product 5.14
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

/** A row of a note: by how much the amount of a billed row changes and what follows, in whole rupiah, negative on a credit note. cause: what proposed it, once each. */
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

/** Money received for an invoice, whole rupiah; removed: it was entered by mistake. product 5.14 */
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

/** The tax side of an invoice: the number of its tax invoice, and PPh 23 the principal withheld with the day of its slip. product 5.14 */
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

/** How a division bills: after how many days an open invoice is reminded of, null for never, and who hears it. product 5.14 */
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

/** Reminders of open invoices that went out, once each, numbered from 1. product 5.14 */
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
