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
import { encryptedText } from "../encrypted";
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

/** isWaiting: it counts once a second person has confirmed it. */
const confirmation = () => ({
  isWaiting: boolean().notNull().default(false),
  confirmedAt: instant(),
  confirmedBy: userId(),
});

/** How a division pays. riskRate: of JKK, in basis points, null until it is known; usedFrom: the first month that is paid by this product; netShare: from which change of a person's pay, in basis points, the comparison stands out. */
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
    /** Trading out is paid in dollars, by a list of its own. */
    paysDollarsApart: boolean().notNull().default(false),
    billsPension: boolean().notNull().default(true),
    netShare: integer().notNull().default(2_000),
    /** From which amount adjustments, irregular pay and payment runs take a second person; nought: all of them. */
    secondPersonFrom: rupiah().notNull().default(0),
    /** Of the take-home pay that may be deducted for what is owed, in basis points. MLC A2.2 */
    deductionShare: integer().notNull().default(5_000),
    /** The journal's account code for each kind of debt. */
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

/** How a person is paid and taxed in a year, where it differs from the division or is fixed for the year: the tax status of 1 January or of joining. */
export const employmentPay = pgTable(
  "employment_pay",
  {
    crewId: crewId(),
    year: integer().notNull(),
    payTiming: text({ enum: payTimings }),
    subsidy: text({ enum: subsidies }),
    residence: text({ enum: residences }),
    hasMatchingNik: boolean(),
    /** Null while nobody has said: then it follows from the record where it can. */
    taxObligation: text({ enum: taxObligations }),
    province: text({ enum: provinces }),
    ptkpCode: text(),
    /** The last day of an employment that ends in the year, so that its month is the last tax period. */
    endsOn: day(),
    /** When an amended return of a year that no open month was left of had been filed. */
    amendedAt: instant(),
    amendedBy: userId(),
    ...stamps(),
  },
  (table) => [
    primaryKey({ columns: [table.crewId, table.year] }),
    check("employment_pay_amended", sql`(${table.amendedAt} is null) = (${table.amendedBy} is null)`),
  ],
);

/** A person's year before the product paid them, from another document; through is the last month in it. Locked after its first use. */
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

/** What another employer of the year paid and withheld, by form 1721-A1; counts in the last tax period only. */
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
 * What is paid beside wages. Pay that is not monthly, as the holiday allowance, is part of the month's gross before its tax is read; a
 * reimbursement is taken home and no income. month: its first day.
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

/** A month of a division that is locked; unlocked it stays as history and the month may be locked anew. hash: over the hashes of its people, in their order. */
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
    /** Asked of a second person, once money was released by it. */
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

/** Whom a month was locked without, and why: their slips stay drafts and are locked by themselves. Counts as long as that lock stands. */
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

/** The lock of one person's slips of a month, apart from everybody's: of somebody the month was locked without, or the last slips of who has signed off. Unlocked it stays as history. hash: of the person's month. */
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
    /** Asked of a second person, once money was released by it. */
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
 * A person's pay of a month, over all their work orders, or over those after slips of the same month were locked. inputs: all it was calculated from, in one spelling, so that it can be calculated
 * again; problems: what stands against it, beside which there is no hash where the calculation is refused. gross, pension and withheld
 * are what the tax year gains. Locked it never changes: drizzle/0055_slip_lock_guards.sql refuses it.
 */
export const personMonths = pgTable(
  "person_months",
  {
    id: identity(),
    divisionId: divisionId(),
    crewId: crewId(),
    month: day().notNull(),
    /** 1, and one more for whoever joins again after their slips of the month were locked. */
    part: integer().notNull().default(1),
    taxMonth: day().notNull(),
    state: text({ enum: workOrderStates }).notNull().default("draft"),
    inputs: encryptedText(),
    tables: jsonb().notNull(),
    problems: jsonb().notNull(),
    /** Whether something stands against locking it. */
    isHeld: boolean().notNull(),
    hash: text(),
    gross: rupiah().notNull(),
    pension: rupiah().notNull(),
    withheld: rupiah().notNull(),
    /** Whether it settles the tax of the year. */
    isLastPeriod: boolean().notNull().default(false),
    takeHome: rupiah().notNull(),
    /** The lock of its own that froze it; null for a draft and for what was locked with everybody. */
    lockId: integer().references(() => payrollSlipLocks.id),
    /** Of all that is stored of the month, so that a drawing that changes nothing writes nothing. */
    digest: text(),
    /** Of the facts and versions of tables it was calculated from, frozen with the lock of the slip; null where an earlier release locked it. */
    factsDigest: text(),
    /** By which rules it was calculated; null where an earlier release locked it. */
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
 * A person on a vessel in a month, from the first day on board in it, or a year that is settled without a day on board: then there is no vessel,
 * and lastDay is the end of the employment, else of the month. days: on board, both end days counted. Names, rank, status and account
 * are those of the last calculation and stay as they are once locked. Money in whole rupiah: income is the slip's total of income,
 * employerPension the employer's JHT and JP.
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
    /** Leave that stays saved for the last slip. */
    leaveSaved: rupiah().notNull(),
    /** Trading out of a Tanker in whole rupiah by the rate of that version; told, and in no sum. Both null while it is told in dollars alone. */
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

/** The lines of a slip in their order, with how each was reckoned, written by the calculation that made it. label: what an irregular pay, an adjustment or a debt is called; debtId: which debt it deducts from. */
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
 * What a month comes to in whole rupiah. due: what the person is owed before tax: wages and the leave saved, less own premiums, whatever was paid
 * besides left out; billed: income and the employer's JHT and JP.
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
 * What a locked month would come to by the facts of now, beside the slip that stays. month: its first day; slipHash: the locked slip, null where
 * there was none; digest: of the facts it was calculated from; owed: null where they cannot be calculated, with the problems. amount: what is still
 * to be settled of it; tax: what the month's tax differs by, which the settlement of the year corrects.
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
    /** Proposed as a debt, which slips deduct after tax, and not as an adjustment of one slip. */
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

/** From which month on a division's differences follow a version of the rules of calculation: the first that was open. Older months are listed once. */
export const payrollRules = pgTable(
  "payroll_rules",
  { divisionId: divisionId(), rules: integer().notNull(), fromMonth: day().notNull(), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.divisionId, table.rules] }),
    check("payroll_rules_month", isFirstOfMonth(table.fromMonth)),
  ],
);

/**
 * What a locked work order should have paid otherwise, paid or taken back with a later month. month: the first day of the month it is paid in.
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
 * What a seafarer owes the company, deducted after tax by the slips of fromMonth (its first day) and later. instalment: at most so much a month;
 * null is as the pay allows. paidOn: when the money was paid out. differenceId: the difference of a locked month it takes back. What is left of it is the amount less what locked slips deducted
 * and less the entries that were confirmed; it is open while something is left. Money in whole rupiah. MLC A2.2
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
    /** The document it rests on: contract of a loan, order of a court. */
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

/** What takes from a debt besides slips: paid back in another way, or given up with a reason. It counts once a second person confirmed it. onDay: when it was paid. */
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
 * To whom a seafarer has part of the pay sent, in turn by place: a fixed amount or a share of the take-home pay (basis points), from the slips of fromMonth (its first
 * day) until those of untilMonth. consentOn and consent: when and how the seafarer agreed. It counts once a second person confirmed it. MLC A2.2
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

/** What of a slip's take-home pay goes to whom but the seafarer, in turn; frozen with the slip. Whole rupiah. */
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

/** What goes on in the background for a month, so that a page can say how far it is. vesselId and fileId: the slips of one vessel as one document. */
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

/** The next number of a division's work orders in a month. */
export const workOrderCounters = pgTable(
  "work_order_counters",
  { divisionId: divisionId(), month: day().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.divisionId, table.month] })],
);

/** The next number of a division's payment runs in a year of Asia/Jakarta. */
export const paymentRunCounters = pgTable(
  "payment_run_counters",
  { divisionId: divisionId(), year: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.divisionId, table.year] })],
);

/**
 * Transfers of a locked month, or of one person's own lock in it (lockId), that one makes and a second person releases. valueOn: the day the bank
 * is to pay, in Asia/Jakarta; bankSet: whose columns its file has; debitAccount: what it is paid from.
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
 * One transfer of a run: what a slip (a person's month and part) pays to one payee. Names and account are those of the making and stay. reference:
 * what a bank answers by; slipHash: the slip it was made of; reason: why the bank did not pay. Never more than a slip pays: drizzle/0067_payment_guards.sql.
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
    /** The day the bank paid or refused, in Asia/Jakarta. */
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

/** Who tried a bank's columns at the bank, and when: only then are they called verified. The newest of a division counts. */
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
