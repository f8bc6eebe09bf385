import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { encryptedText } from "../encryption";
import { insuredLines, leaveModes, payrollRunKinds, payTimings, residences } from "../enums/work-orders";
import {
  bankSets,
  debtEntryKinds,
  debtEntryStates,
  debtKinds,
  type DebtKind,
  debtSources,
  debtStates,
  irregularKinds,
  payDifferenceCauses,
  payDifferenceStates,
  payeeKinds,
  paymentRunStates,
  settlementReasons,
  slipLines,
  slipParts,
  subsidies,
  taxObligations,
  transferStates,
  workOrderStates,
} from "../enums/work-orders";
import { provinces } from "../enums/rates";
import { createdAt, day, identity, instant, rupiah } from "./columns";
import { crew } from "./crew";
import { fileId } from "./files";
import { divisions, positions } from "./positions";
import { preparationPkls } from "./preparation";
import { payrollCategories, rateVersions } from "./rates";
import { stamps, userId } from "./users";
import { principals, vessels } from "./vessels";
import { companyRecord, personal } from "../personal";

const divisionId = () =>
  integer()
    .notNull()
    .references(() => divisions.id);
const crewId = () =>
  integer()
    .notNull()
    .references(() => crew.id);
const isFirstOfMonth = (month: unknown) => sql`extract(day from ${month}) = 1`;
const verification = () => ({ verifiedAt: instant(), verifiedBy: userId() });

/** isWaiting: it takes effect after a second person confirms it. */
const confirmation = () => ({
  isWaiting: boolean().notNull().default(false),
  confirmedAt: instant(),
  confirmedBy: userId(),
});

/**
 * Payroll settings of a division. riskRate: of JKK in basis points, null until known. usedFrom: the first month paid by
 * this product.
 * netShare: change of a person's pay in basis points from which the comparison flags it.
 */
export const payrollSettings = pgTable(
  "payroll_settings",
  {
    divisionId: integer()
      .primaryKey()
      .references(() => divisions.id),
    usedFrom: day().notNull(),
    leaveMode: text({ enum: leaveModes }).notNull().default("monthly"),
    leaveDayTenths: integer().notNull().default(25),
    bpjsBase: text({ enum: insuredLines }).array().notNull(),
    riskRate: integer(),
    payTiming: text({ enum: payTimings }).notNull().default("same"),
    subsidy: text({ enum: subsidies }).notNull().default("full"),
    hidesEmployerLines: boolean().notNull().default(false),
    /** Trading out is paid in dollars, by a separate list. */
    paysDollarsApart: boolean().notNull().default(false),
    billsPension: boolean().notNull().default(true),
    netShare: integer().notNull().default(2_000),
    /** Amount from which adjustments, irregular pay and payment runs need a second person; zero: always. */
    secondPersonFrom: rupiah().notNull().default(0),
    /** Maximum share of take-home pay deducted for debts, in basis points. MLC A2.2 */
    deductionShare: integer().notNull().default(5_000),
    /** Account code of the journal per kind of debt. */
    debtAccounts: jsonb().$type<Partial<Record<DebtKind, string>>>().notNull().default({}),
    ...stamps(),
  },
  (table) => [
    check("payroll_settings_from", isFirstOfMonth(table.usedFrom)),
    check("payroll_settings_leave", sql`${table.leaveDayTenths} between 25 and 100`),
    check("payroll_settings_risk", sql`${table.riskRate} between 1 and 1000`),
    check("payroll_settings_share", sql`${table.netShare} between 0 and 10000`),
    check("payroll_settings_second_person", sql`${table.secondPersonFrom} >= 0`),
    check("payroll_settings_deduction", sql`${table.deductionShare} between 0 and 10000`),
  ],
);

/**
 * Pay and tax settings of a person and year that differ from the division or are fixed for the year: the tax status of
 * 1 January or of joining.
 */
export const employmentPay = pgTable(
  "employment_pay",
  {
    crewId: crewId(),
    year: integer().notNull(),
    payTiming: text({ enum: payTimings }),
    subsidy: text({ enum: subsidies }),
    residence: text({ enum: residences }),
    hasMatchingNik: boolean(),
    /** null: derived from the record where possible. */
    taxObligation: text({ enum: taxObligations }),
    province: text({ enum: provinces }),
    ptkpCode: text(),
    /** The last day of an employment that ends in the year, so that its month is the last tax period. */
    endsOn: day(),
    /** When an amended tax return was filed for a year without open months. */
    amendedAt: instant(),
    amendedBy: userId(),
    ...stamps(),
  },
  (table) => [
    primaryKey({ columns: [table.crewId, table.year] }),
    check("employment_pay_amended", sql`(${table.amendedAt} is null) = (${table.amendedBy} is null)`),
  ],
);

/** Opening balance of a person's year from another document; through is its last month. Locked after its first use. */
export const openingBalances = pgTable(
  "opening_balances",
  {
    id: identity(),
    crewId: crewId(),
    year: integer().notNull(),
    through: day().notNull(),
    gross: rupiah().notNull(),
    pension: rupiah().notNull(),
    withheld: rupiah().notNull(),
    source: text().notNull(),
    fileId: fileId(),
    ...verification(),
    usedAt: instant(),
    ...stamps(),
  },
  (table) => [
    uniqueIndex("opening_balances_one").on(table.crewId, table.year),
    index("opening_balances_to_verify")
      .on(table.id)
      .where(sql`verified_at is null`),
    index()
      .on(table.fileId)
      .where(sql`file_id is not null`),
    check("opening_balances_through", isFirstOfMonth(table.through)),
    check("opening_balances_sums", sql`least(${table.gross}, ${table.pension}) >= 0`),
    check("opening_balances_verified", sql`(${table.verifiedAt} is null) = (${table.verifiedBy} is null)`),
  ],
);

/** Pay and withheld tax of another employer in the year, by form 1721-A1. Used in the last tax period only. */
export const formerEmployers = pgTable(
  "former_employers",
  {
    id: identity(),
    crewId: crewId(),
    year: integer().notNull(),
    net: rupiah().notNull(),
    withheld: rupiah().notNull(),
    source: text().notNull(),
    fileId: fileId(),
    ...verification(),
    ...stamps(),
  },
  (table) => [
    uniqueIndex("former_employers_one").on(table.crewId, table.year),
    index("former_employers_to_verify")
      .on(table.id)
      .where(sql`verified_at is null`),
    index()
      .on(table.fileId)
      .where(sql`file_id is not null`),
    check("former_employers_sums", sql`least(${table.net}, ${table.withheld}) >= 0`),
    check("former_employers_verified", sql`(${table.verifiedAt} is null) = (${table.verifiedBy} is null)`),
  ],
);

/**
 * Pay besides wages. Non-monthly pay, such as the holiday allowance, is part of the month's gross before tax.
 * A reimbursement is paid out but is no income. month: its first day.
 */
export const irregularPays = pgTable(
  "irregular_pays",
  {
    id: identity(),
    crewId: crewId(),
    month: day().notNull(),
    kind: text({ enum: irregularKinds }).notNull().default("pay"),
    name: text().notNull(),
    amount: rupiah().notNull(),
    ...confirmation(),
    createdAt: createdAt(),
    createdBy: userId(),
    removedAt: instant(),
    removedBy: userId(),
  },
  (table) => [
    index("irregular_pays_of")
      .on(table.month, table.crewId)
      .where(sql`removed_at is null`),
    index().on(table.crewId),
    check("irregular_pays_month", isFirstOfMonth(table.month)),
    check("irregular_pays_amount", sql`${table.amount} > 0`),
  ],
);

/**
 * A locked month of a division. An unlocked one remains as history, and the month may be locked again. hash: over the
 * hashes of its people, in order.
 */
export const payrollPeriods = pgTable(
  "payroll_periods",
  {
    id: identity(),
    divisionId: divisionId(),
    month: day().notNull(),
    people: integer().notNull(),
    workOrders: integer().notNull(),
    takeHome: rupiah().notNull(),
    hash: text().notNull(),
    lockedAt: instant().notNull(),
    lockedBy: userId().notNull(),
    unlockedAt: instant(),
    unlockedBy: userId(),
    unlockReason: text(),
    /** Requested from a second person, once money was released by it. */
    unlockAskedAt: instant(),
    unlockAskedBy: userId(),
    unlockAskedReason: text(),
  },
  (table) => [
    uniqueIndex("payroll_periods_locked")
      .on(table.divisionId, table.month)
      .where(sql`unlocked_at is null`),
    index().on(table.divisionId, table.month),
    check("payroll_periods_first", isFirstOfMonth(table.month)),
    check(
      "payroll_periods_unlocked",
      sql`(${table.unlockedAt} is null) = (${table.unlockedBy} is null) and (${table.unlockedAt} is null) = (${table.unlockReason} is null)`,
    ),
  ],
);

/**
 * People left out of a locked month, with the reason. Their slips remain drafts and are locked separately. Valid as
 * long as the lock.
 */
export const payrollLeftOut = pgTable(
  "payroll_left_out",
  {
    periodId: integer()
      .notNull()
      .references(() => payrollPeriods.id),
    crewId: crewId(),
    reason: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.periodId, table.crewId] }), index().on(table.crewId)],
);

/**
 * The separate lock of one person's slips: of a person left out, or the last slips after sign-off.
 * An unlocked one remains as history. hash: of the person's month.
 */
export const payrollSlipLocks = pgTable(
  "payroll_slip_locks",
  {
    id: identity(),
    divisionId: divisionId(),
    crewId: crewId(),
    month: day().notNull(),
    workOrders: integer().notNull(),
    takeHome: rupiah().notNull(),
    hash: text().notNull(),
    lockedAt: instant().notNull(),
    lockedBy: userId().notNull(),
    unlockedAt: instant(),
    unlockedBy: userId(),
    unlockReason: text(),
    /** Requested from a second person, once money was released by it. */
    unlockAskedAt: instant(),
    unlockAskedBy: userId(),
    unlockAskedReason: text(),
  },
  (table) => [
    index().on(table.divisionId, table.month),
    index().on(table.crewId, table.month),
    check("payroll_slip_locks_first", isFirstOfMonth(table.month)),
    check(
      "payroll_slip_locks_unlocked",
      sql`(${table.unlockedAt} is null) = (${table.unlockedBy} is null) and (${table.unlockedAt} is null) = (${table.unlockReason} is null)`,
    ),
  ],
);

/**
 * A person's pay of a month over all work orders, or over those after slips of the month were locked.
 * inputs: everything it was calculated from, in canonical form, so that it can be recalculated.
 * problems: why it cannot be locked; there is no hash where it cannot be calculated.
 * gross, pension, withheld: added to the tax year. Once locked it never changes: drizzle/0055_slip_lock_guards.sql.
 */
export const personMonths = pgTable(
  "person_months",
  {
    id: identity(),
    divisionId: divisionId(),
    crewId: crewId(),
    month: day().notNull(),
    /** 1, plus one for each time the person joins again after slips of the month were locked. */
    part: integer().notNull().default(1),
    taxMonth: day().notNull(),
    state: text({ enum: workOrderStates }).notNull().default("draft"),
    inputs: encryptedText(),
    tables: jsonb().notNull(),
    problems: jsonb().notNull(),
    /** Whether it has problems that prevent locking. */
    isHeld: boolean().notNull(),
    hash: text(),
    gross: rupiah().notNull(),
    pension: rupiah().notNull(),
    withheld: rupiah().notNull(),
    /** Whether it settles the year's tax. */
    isLastPeriod: boolean().notNull().default(false),
    takeHome: rupiah().notNull(),
    /** The separate lock that froze it; null for a draft and for slips locked with the month. */
    lockId: integer().references(() => payrollSlipLocks.id),
    /** Hash of the stored month, so that an unchanged draft is not written again. */
    digest: text(),
    /** Hash of the facts and table versions, frozen with the lock; null where an earlier release locked it. */
    factsDigest: text(),
    /** Version of the calculation rules; null where an earlier release locked it. */
    rules: integer(),
    calculatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("person_months_one").on(table.crewId, table.month, table.part),
    index("person_months_of").on(table.divisionId, table.month, table.crewId),
    index("person_months_of_year").on(table.crewId, table.taxMonth),
    index("person_months_held")
      .on(table.divisionId, table.month)
      .where(sql`is_held`),
    index()
      .on(table.lockId)
      .where(sql`lock_id is not null`),
    check("person_months_month", isFirstOfMonth(table.month)),
    check("person_months_lock", sql`${table.lockId} is null or ${table.state} = 'locked'`),
    check("person_months_locked", sql`${table.state} = 'draft' or (${table.hash} is not null and not ${table.isHeld})`),
  ],
);

/**
 * A person on a vessel in a month, from the first day on board. A year settled without a day on board has no vessel;
 * its
 * lastDay is the end of the employment or of the month. days: on board, both ends included.
 * Names, rank, status and account are those of the last calculation, frozen by the lock.
 * Whole rupiah: income is the slip's total; employerPension the employer's JHT and JP.
 */
export const workOrders = pgTable(
  "work_orders",
  {
    id: identity(),
    number: text().notNull(),
    personMonthId: integer()
      .notNull()
      .references(() => personMonths.id, { onDelete: "cascade" }),
    divisionId: divisionId(),
    crewId: crewId(),
    crewName: text().notNull(),
    employeeNumber: text().notNull(),
    vesselId: integer().references(() => vessels.id),
    vesselName: text(),
    settles: text({ enum: settlementReasons }),
    principalId: integer().references(() => principals.id),
    month: day().notNull(),
    part: integer().notNull().default(1),
    firstDay: day().notNull(),
    lastDay: day().notNull(),
    days: integer().notNull(),
    positionId: integer()
      .notNull()
      .references(() => positions.id),
    pklId: integer().references(() => preparationPkls.id),
    payrollCategoryId: integer().references(() => payrollCategories.id),
    ptkpCode: text(),
    idNumber: encryptedText(),
    bankName: text(),
    accountNumber: encryptedText(),
    accountName: text(),
    state: text({ enum: workOrderStates }).notNull().default("draft"),
    wages: rupiah().notNull(),
    income: rupiah().notNull(),
    employerPension: rupiah().notNull(),
    deductions: rupiah().notNull(),
    takeHome: rupiah().notNull(),
    /** Leave pay saved for the last slip. */
    leaveSaved: rupiah().notNull(),
    /**
     * Tanker trading out in whole rupiah at that version's rate; informational, in no sum. Both null while it is shown
     * in dollars only.
     */
    tradingOut: rupiah(),
    exchangeVersionId: integer().references(() => rateVersions.id),
  },
  (table) => [
    uniqueIndex("work_orders_number").on(table.number),
    unique("work_orders_one").on(table.crewId, table.vesselId, table.month, table.part).nullsNotDistinct(),
    index("work_orders_of_vessel").on(table.vesselId, table.month, table.crewName, table.id),
    index("work_orders_of_division").on(table.divisionId, table.month, table.vesselId),
    index("work_orders_of_crew").on(table.crewId, table.month),
    index().on(table.personMonthId),
    index().on(table.pklId),
    index().on(table.principalId),
    index()
      .on(table.exchangeVersionId)
      .where(sql`exchange_version_id is not null`),
    check("work_orders_trading_out", sql`(${table.tradingOut} is null) = (${table.exchangeVersionId} is null)`),
    check("work_orders_month", isFirstOfMonth(table.month)),
    check("work_orders_days", sql`${table.days} between 0 and 31 and ${table.lastDay} >= ${table.firstDay}`),
    check(
      "work_orders_settles",
      sql`(${table.vesselId} is null) = (${table.settles} is not null) and (${table.vesselId} is null) = (${table.vesselName} is null) and (${table.vesselId} is null) = (${table.days} = 0)`,
    ),
  ],
);

/**
 * Lines of a slip in order, with their explanations from the calculation. label: name of an irregular pay, an
 * adjustment or a debt.
 * debtId: the debt it deducts from.
 */
export const workOrderLines = pgTable(
  "work_order_lines",
  {
    workOrderId: integer()
      .notNull()
      .references(() => workOrders.id, { onDelete: "cascade" }),
    place: integer().notNull(),
    name: text({ enum: slipLines }).notNull(),
    part: text({ enum: slipParts }).notNull(),
    label: text(),
    amount: rupiah().notNull(),
    explanation: jsonb().notNull(),
    debtId: integer().references(() => payrollDebts.id),
  },
  (table) => [
    primaryKey({ columns: [table.workOrderId, table.place] }),
    index("work_order_lines_of_debt")
      .on(table.debtId)
      .where(sql`debt_id is not null`),
  ],
);

/**
 * Totals of a month in whole rupiah. due: amount before tax: wages and saved leave, less own premiums, without pay
 * besides wages.
 * billed: income and the employer's JHT and JP.
 */
export type PayFigures = {
  days: number;
  wages: number;
  premiums: number;
  tax: number;
  takeHome: number;
  due: number;
  billed: number;
};

/**
 * Recalculated pay of a locked month beside the unchanged slip. month: its first day. slipHash: the locked slip, null
 * for none.
 * digest: of the facts. owed: null where it cannot be calculated, with the problems.
 * amount: still to be settled. tax: difference of the month's tax, which the year's settlement corrects.
 */
export const payDifferences = pgTable(
  "pay_differences",
  {
    id: identity(),
    divisionId: divisionId(),
    crewId: crewId(),
    month: day().notNull(),
    slipHash: text(),
    digest: text().notNull(),
    causes: text({ enum: payDifferenceCauses }).array().notNull(),
    paid: jsonb().$type<PayFigures>().notNull(),
    owed: jsonb().$type<PayFigures>(),
    problems: jsonb().notNull(),
    amount: rupiah().notNull(),
    tax: rupiah().notNull(),
    billed: rupiah().notNull(),
    state: text({ enum: payDifferenceStates }).notNull().default("open"),
    foundAt: instant().notNull(),
    proposedMonth: day(),
    proposedAmount: rupiah(),
    proposedText: text(),
    /** Proposed as a debt, deducted after tax, instead of an adjustment of one slip. */
    proposedAsDebt: boolean().notNull().default(false),
    proposedAt: instant(),
    proposedBy: userId(),
    decidedAt: instant(),
    decidedBy: userId(),
    reason: text(),
    ...stamps(),
  },
  (table) => [
    uniqueIndex("pay_differences_open")
      .on(table.crewId, table.month)
      .where(sql`state in ('open', 'proposed')`),
    index("pay_differences_of").on(table.divisionId, table.state, table.month),
    index().on(table.crewId, table.month),
    check("pay_differences_month", isFirstOfMonth(table.month)),
    check(
      "pay_differences_proposed",
      sql`${table.state} not in ('proposed', 'settled') or (${table.proposedMonth} is not null and ${table.proposedAmount} <> 0 and ${table.proposedBy} is not null)`,
    ),
    check(
      "pay_differences_decided",
      sql`${table.state} not in ('settled', 'refused') or (${table.decidedAt} is not null and ${table.decidedBy} is not null)`,
    ),
    check("pay_differences_refused", sql`${table.state} <> 'refused' or ${table.reason} is not null`),
  ],
);

/**
 * First month of a division whose differences follow a version of the calculation rules. Older months are listed once.
 */
export const payrollRules = pgTable(
  "payroll_rules",
  { divisionId: divisionId(), rules: integer().notNull(), fromMonth: day().notNull(), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.divisionId, table.rules] }),
    check("payroll_rules_month", isFirstOfMonth(table.fromMonth)),
  ],
);

/**
 * Adjustment of a locked work order, paid or deducted with a later month. month: the first day of the month it is paid
 * in.
 * differenceId: the difference it settles, which may be of a month without a work order.
 */
export const workOrderAdjustments = pgTable(
  "work_order_adjustments",
  {
    id: identity(),
    workOrderId: integer().references(() => workOrders.id),
    differenceId: integer().references(() => payDifferences.id),
    crewId: crewId(),
    month: day().notNull(),
    reason: text().notNull(),
    amount: rupiah().notNull(),
    ...confirmation(),
    createdAt: createdAt(),
    createdBy: userId(),
    removedAt: instant(),
    removedBy: userId(),
  },
  (table) => [
    index("work_order_adjustments_of")
      .on(table.month, table.crewId)
      .where(sql`removed_at is null`),
    index().on(table.workOrderId),
    index()
      .on(table.differenceId)
      .where(sql`difference_id is not null`),
    index().on(table.crewId),
    check("work_order_adjustments_of_what", sql`num_nonnulls(${table.workOrderId}, ${table.differenceId}) > 0`),
    check("work_order_adjustments_month", isFirstOfMonth(table.month)),
    check("work_order_adjustments_amount", sql`${table.amount} <> 0`),
  ],
);

/**
 * A seafarer's debt to the company, deducted after tax from fromMonth (its first day) on. instalment: monthly maximum,
 * null for as much as possible.
 * paidOn: when it was paid out. differenceId: the difference it recovers.
 * Balance: the amount less deductions of locked slips and confirmed entries; open while positive. Whole rupiah. MLC
 * A2.2
 */
export const payrollDebts = pgTable(
  "payroll_debts",
  {
    id: identity(),
    divisionId: divisionId(),
    crewId: crewId(),
    kind: text({ enum: debtKinds }).notNull(),
    source: text({ enum: debtSources }).notNull(),
    name: text().notNull(),
    amount: rupiah().notNull(),
    instalment: rupiah(),
    fromMonth: day().notNull(),
    paidOn: day(),
    vesselId: integer().references(() => vessels.id),
    differenceId: integer().references(() => payDifferences.id),
    /** The underlying document: a loan contract or a court order. */
    fileId: fileId(),
    note: text(),
    state: text({ enum: debtStates }).notNull().default("proposed"),
    decidedAt: instant(),
    decidedBy: userId(),
    reason: text(),
    ...stamps(),
  },
  (table) => [
    index("payroll_debts_of").on(table.crewId, table.state),
    index("payroll_debts_to_decide")
      .on(table.divisionId, table.createdAt)
      .where(sql`state = 'proposed'`),
    index()
      .on(table.differenceId)
      .where(sql`difference_id is not null`),
    index()
      .on(table.vesselId)
      .where(sql`vessel_id is not null`),
    index()
      .on(table.fileId)
      .where(sql`file_id is not null`),
    check("payroll_debts_month", isFirstOfMonth(table.fromMonth)),
    check(
      "payroll_debts_amount",
      sql`${table.amount} > 0 and (${table.instalment} is null or ${table.instalment} > 0)`,
    ),
    check("payroll_debts_decided", sql`(${table.state} = 'proposed') = (${table.decidedAt} is null)`),
    check("payroll_debts_refused", sql`${table.state} <> 'refused' or ${table.reason} is not null`),
  ],
);

/**
 * Entries that reduce a debt besides slips: a repayment, or a waiver with a reason. Valid after confirmation by a
 * second person. onDay: when it was paid.
 */
export const payrollDebtEntries = pgTable(
  "payroll_debt_entries",
  {
    id: identity(),
    debtId: integer()
      .notNull()
      .references(() => payrollDebts.id),
    kind: text({ enum: debtEntryKinds }).notNull(),
    amount: rupiah().notNull(),
    onDay: day().notNull(),
    reason: text().notNull(),
    state: text({ enum: debtEntryStates }).notNull().default("proposed"),
    decidedAt: instant(),
    decidedBy: userId(),
    ...stamps(),
  },
  (table) => [
    index().on(table.debtId, table.state),
    index("payroll_debt_entries_to_decide")
      .on(table.createdAt)
      .where(sql`state = 'proposed'`),
    check("payroll_debt_entries_amount", sql`${table.amount} > 0`),
    check("payroll_debt_entries_decided", sql`(${table.state} = 'proposed') = (${table.decidedAt} is null)`),
  ],
);

/**
 * Allotments of a seafarer's pay in order of place: a fixed amount or a share of the take-home pay (basis points).
 * Valid for slips of fromMonth (its first day) to untilMonth, after confirmation by a second person.
 * consentOn and consent: when and how the seafarer agreed. MLC A2.2
 */
export const payrollAllotments = pgTable(
  "payroll_allotments",
  {
    id: identity(),
    divisionId: divisionId(),
    crewId: crewId(),
    place: integer().notNull(),
    payeeName: text().notNull(),
    bankName: text().notNull(),
    accountNumber: encryptedText().notNull(),
    amount: rupiah(),
    share: integer(),
    fromMonth: day().notNull(),
    untilMonth: day(),
    consentOn: day().notNull(),
    consent: text().notNull(),
    state: text({ enum: debtEntryStates }).notNull().default("proposed"),
    decidedAt: instant(),
    decidedBy: userId(),
    ...stamps(),
  },
  (table) => [
    index("payroll_allotments_of").on(table.crewId, table.state),
    check("payroll_allotments_place", sql`${table.place} between 1 and 3`),
    check(
      "payroll_allotments_how_much",
      sql`num_nonnulls(${table.amount}, ${table.share}) = 1 and coalesce(${table.amount}, 1) > 0 and coalesce(${table.share}, 1) between 1 and 10000`,
    ),
    check(
      "payroll_allotments_months",
      sql`extract(day from ${table.fromMonth}) = 1 and extract(day from coalesce(${table.untilMonth}, ${table.fromMonth})) = 1`,
    ),
    check("payroll_allotments_decided", sql`(${table.state} = 'proposed') = (${table.decidedAt} is null)`),
  ],
);

/** Parts of a slip's take-home pay for other payees, in order; frozen with the slip. Whole rupiah. */
export const payrollSlipAllotments = pgTable(
  "payroll_slip_allotments",
  {
    workOrderId: integer()
      .notNull()
      .references(() => workOrders.id, { onDelete: "cascade" }),
    place: integer().notNull(),
    allotmentId: integer()
      .notNull()
      .references(() => payrollAllotments.id),
    payeeName: text().notNull(),
    bankName: text().notNull(),
    accountNumber: encryptedText().notNull(),
    amount: rupiah().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workOrderId, table.place] }),
    index().on(table.allotmentId),
    check("payroll_slip_allotments_amount", sql`${table.amount} > 0`),
  ],
);

/**
 * Background jobs of a month, for the progress on pages. vesselId and fileId: the slips of one vessel as one document.
 */
export const payrollRuns = pgTable(
  "payroll_runs",
  {
    id: identity(),
    kind: text({ enum: payrollRunKinds }).notNull(),
    divisionId: divisionId(),
    month: day().notNull(),
    vesselId: integer().references(() => vessels.id),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    fileId: fileId(),
    failedWith: text(),
    createdAt: createdAt(),
    createdBy: userId(),
    finishedAt: instant(),
  },
  (table) => [
    index().on(table.divisionId, table.month, table.id),
    index().on(table.vesselId),
    index()
      .on(table.fileId)
      .where(sql`file_id is not null`),
    check("payroll_runs_month", isFirstOfMonth(table.month)),
  ],
);

/** Next work order number of a division and month. */
export const workOrderCounters = pgTable(
  "work_order_counters",
  { divisionId: divisionId(), month: day().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.divisionId, table.month] })],
);

/** Next payment run number of a division and year in Asia/Jakarta. */
export const paymentRunCounters = pgTable(
  "payment_run_counters",
  { divisionId: divisionId(), year: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.divisionId, table.year] })],
);

/**
 * Transfers of a locked month, or of one person's separate lock (lockId), made by one user and released by another.
 * valueOn: value date in Asia/Jakarta. bankSet: format of the file. debitAccount: the account debited.
 */
export const paymentRuns = pgTable(
  "payment_runs",
  {
    id: identity(),
    number: text().notNull(),
    divisionId: divisionId(),
    month: day().notNull(),
    lockId: integer().references(() => payrollSlipLocks.id),
    valueOn: day().notNull(),
    bankSet: text({ enum: bankSets }).notNull(),
    debitAccount: encryptedText().notNull(),
    state: text({ enum: paymentRunStates }).notNull().default("made"),
    madeAt: instant().notNull(),
    madeBy: userId().notNull(),
    releasedAt: instant(),
    releasedBy: userId(),
    droppedAt: instant(),
    droppedBy: userId(),
    reason: text(),
  },
  (table) => [
    uniqueIndex("payment_runs_number").on(table.number),
    index("payment_runs_of").on(table.divisionId, table.state, table.month),
    index()
      .on(table.lockId)
      .where(sql`lock_id is not null`),
    check("payment_runs_month", isFirstOfMonth(table.month)),
    check(
      "payment_runs_released",
      sql`(${table.state} = 'released') = (${table.releasedAt} is not null) and (${table.releasedAt} is null) = (${table.releasedBy} is null)`,
    ),
    check(
      "payment_runs_dropped",
      sql`(${table.state} = 'dropped') = (${table.droppedAt} is not null) and (${table.droppedAt} is null) = (${table.droppedBy} is null) and (${table.droppedAt} is null) = (${table.reason} is null)`,
    ),
  ],
);

/**
 * A transfer of a slip (a person's month and part) to one payee. Names and account are frozen at its creation.
 * reference: used in the bank's answer.
 * slipHash: the slip it was made of. reason: why the bank rejected it. The total never exceeds the slip:
 * drizzle/0067_payment_guards.sql.
 */
export const paymentTransfers = pgTable(
  "payment_transfers",
  {
    id: identity(),
    runId: integer()
      .notNull()
      .references(() => paymentRuns.id),
    place: integer().notNull(),
    reference: text().notNull(),
    divisionId: divisionId(),
    crewId: crewId(),
    month: day().notNull(),
    part: integer().notNull(),
    slipHash: text(),
    payeeKind: text({ enum: payeeKinds }).notNull(),
    payeeId: integer(),
    employeeName: text().notNull(),
    employeeNumber: text().notNull(),
    bankName: text().notNull(),
    accountNumber: encryptedText().notNull(),
    accountName: text().notNull(),
    amount: rupiah().notNull(),
    state: text({ enum: transferStates }).notNull().default("prepared"),
    reason: text(),
    /** The day the bank paid or rejected it, in Asia/Jakarta. */
    settledOn: day(),
    settledAt: instant(),
    settledBy: userId(),
  },
  (table) => [
    uniqueIndex("payment_transfers_place").on(table.runId, table.place),
    uniqueIndex("payment_transfers_reference").on(table.reference),
    index("payment_transfers_of_slip").on(table.crewId, table.month, table.part),
    index("payment_transfers_of_month").on(table.divisionId, table.month, table.state),
    check("payment_transfers_month", isFirstOfMonth(table.month)),
    check("payment_transfers_amount", sql`${table.amount} > 0`),
    check("payment_transfers_payee", sql`(${table.payeeKind} = 'own') = (${table.payeeId} is null)`),
    check("payment_transfers_rejected", sql`(${table.state} = 'rejected') = (${table.reason} is not null)`),
    check(
      "payment_transfers_settled",
      sql`(${table.state} in ('paid', 'rejected')) = (${table.settledAt} is not null) and (${table.settledAt} is null) = (${table.settledOn} is null)`,
    ),
  ],
);

/**
 * A successful trial of a bank's file format at the bank. Only then is it called verified. The newest of a division
 * applies.
 */
export const bankTrials = pgTable(
  "bank_trials",
  {
    id: identity(),
    divisionId: divisionId(),
    bankSet: text({ enum: bankSets }).notNull(),
    triedOn: day().notNull(),
    triedBy: text().notNull(),
    note: text(),
    createdAt: createdAt(),
    createdBy: userId(),
  },
  (table) => [index().on(table.divisionId, table.bankSet)],
);

/** Who the rows name, what a person's archive gives of them and what an erasure makes of them. */
export const personalData = [
  personal(bankTrials, { by: ["createdBy"], export: companyRecord, erase: "keep" }),
  personal(employmentPay, {
    by: ["crewId", "amendedBy", "createdBy", "updatedBy"],
    export: { in: "employmentPay" },
    erase: "keep",
  }),
  personal(formerEmployers, {
    by: ["crewId", "verifiedBy", "createdBy", "updatedBy"],
    export: { in: "formerEmployers" },
    erase: "keep",
  }),
  personal(irregularPays, {
    by: ["crewId", "confirmedBy", "createdBy", "removedBy"],
    export: { in: "irregularPays" },
    erase: "keep",
  }),
  personal(openingBalances, {
    by: ["crewId", "verifiedBy", "createdBy", "updatedBy"],
    export: { in: "openingBalances" },
    erase: "keep",
  }),
  personal(payDifferences, {
    by: ["crewId", "proposedBy", "decidedBy", "createdBy", "updatedBy"],
    export: { in: "payDifferences" },
    erase: "replace",
  }),
  personal(paymentRuns, { by: ["madeBy", "releasedBy", "droppedBy"], export: companyRecord, erase: "keep" }),
  personal(paymentTransfers, {
    by: ["crewId", "accountName", "settledBy"],
    export: { in: "payTransfers" },
    erase: "replace",
  }),
  personal(payrollAllotments, {
    by: ["crewId", "decidedBy", "createdBy", "updatedBy"],
    export: { in: "payAllotments" },
    erase: "replace",
  }),
  personal(payrollDebtEntries, {
    by: ["decidedBy", "createdBy", "updatedBy"],
    export: { in: "payDebts.entries" },
    erase: "replace",
  }),
  personal(payrollDebts, {
    by: ["crewId", "decidedBy", "createdBy", "updatedBy"],
    export: { in: "payDebts" },
    erase: "replace",
  }),
  personal(payrollLeftOut, { by: ["crewId"], export: { in: "payLeftOut" }, erase: "replace" }),
  personal(payrollPeriods, { by: ["lockedBy", "unlockedBy", "unlockAskedBy"], export: companyRecord, erase: "keep" }),
  personal(payrollRuns, { by: ["createdBy"], export: companyRecord, erase: "keep" }),
  personal(payrollSettings, { by: ["createdBy", "updatedBy"], export: companyRecord, erase: "keep" }),
  personal(payrollSlipAllotments, { by: [], export: { in: "paySlipAllotments" }, erase: "keep" }),
  personal(payrollSlipLocks, {
    by: ["crewId", "lockedBy", "unlockedBy", "unlockAskedBy"],
    export: { in: "paySlipLocks" },
    erase: "replace",
  }),
  personal(personMonths, { by: ["crewId"], export: { in: "payMonths" }, erase: "keep" }),
  personal(workOrderAdjustments, {
    by: ["crewId", "confirmedBy", "createdBy", "removedBy"],
    export: { in: "payAdjustments" },
    erase: "keep",
  }),
  personal(workOrderLines, { by: [], export: { in: "workOrders.lines" }, erase: "keep" }),
  personal(workOrders, { by: ["crewId", "accountName"], export: { in: "workOrders" }, erase: "keep" }),
];
