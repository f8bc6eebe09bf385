/** Status of a work order: recalculated every night, or locked with its month. product 5.15.1 */
export const workOrderStates = ["draft", "locked"] as const;

/** When leave is paid: every month, or with the last slip. product 5.15.2 */
export const leaveModes = ["monthly", "atSignOff"] as const;

/** Pay lines that social security premiums may be calculated from. product 5.15.4 */
export const insuredLines = [
  "basicSalary",
  "kpak",
  "positionAllowance",
  "regionalAllowance",
  "overseasAllowance",
  "overtime",
] as const;

/** Whether the company pays the tax through an allowance. product 5.15.2 */
export const subsidies = ["full", "none"] as const;

/** When pay is paid: in the month it is worked, or in the next. Fixed per employment and year. product 5.15.6b */
export const payTimings = ["same", "next"] as const;

/** Tax status: resident, or a foreigner who stays in Indonesia for less than 183 days. product 5.15.5 */
export const residences = ["resident", "non-resident"] as const;

/**
 * Tax obligation in the year: the whole year, or with arrival, final departure or death within it. Income tax law art.
 * 16 (4)
 */
export const taxObligations = ["whole-year", "part-of-year"] as const;

/**
 * Why a slip settles a year without a day on board: ashore in December, ashore at the end of employment, or locked
 * before the end was known. product 5.15.5
 */
export const settlementReasons = ["ashore", "ended", "endedLate"] as const;
export type SettlementReason = (typeof settlementReasons)[number];

/** Background jobs of a month. */
export const payrollRunKinds = ["draft", "slips"] as const;

/** Kinds of debts in the order of deduction; court orders come first. MLC A2.2 */
export const debtKinds = ["courtOrder", "earlierSlip", "cashAdvance", "cashOnBoard", "bondedStore", "loan"] as const;
export type DebtKind = (typeof debtKinds)[number];

/** Source of a debt: finance, the seafarer's request for an advance, or cash paid by the vessel head. */
export const debtSources = ["office", "seafarer", "vessel"] as const;

/**
 * Status of a debt, and the entries that reduce it besides slips. It is due only after a second person confirmed it.
 */
export const debtStates = ["proposed", "open", "refused"] as const;
export type DebtState = (typeof debtStates)[number];
/** Repaid in another way than by a slip, or waived. */
export const debtEntryKinds = ["repaid", "writtenOff"] as const;
export const debtEntryStates = ["proposed", "confirmed", "refused"] as const;

/** Pay besides wages: income of its month, or a reimbursed expense. */
export const irregularKinds = ["pay", "reimbursement"] as const;

/** All lines of a slip in display order: the documented ones first. D3 §3 */
export const slipLines = [
  "basicSalary",
  "kpak",
  "leavePay",
  "pph21Subsidy",
  "regionalAllowance",
  "overtime",
  "jkk",
  "jkm",
  "kes",
  "overseasAllowance",
  "positionAllowance",
  "tradingOut",
  "irregular",
  "adjustment",
  "reimbursement",
  "bpjsJht",
  "bpjsJp",
  "bpjsKesehatan",
  "pph21Tax",
  "tradingOutApart",
  ...debtKinds,
] as const;
export type SlipLine = (typeof slipLines)[number];

/** Kinds of lines: cash pay; taxed employer premiums to BPJS; the tax subsidy in cash; reimbursements without tax. */
export const slipParts = ["wages", "other", "employer", "subsidy", "deduction", "reimbursement"] as const;

/**
 * Status of a difference in a locked month. superseded: changed facts removed it. listed: of a month before the rules
 * changed. product 5.15, §8
 */
export const payDifferenceStates = ["open", "proposed", "settled", "refused", "superseded", "listed"] as const;
export type PayDifferenceState = (typeof payDifferenceStates)[number];

/**
 * Causes of a difference in a locked month: days on board, an agreement, the tax record, a table version, the
 * calculation rules.
 */
export const payDifferenceCauses = ["days", "agreement", "tax", "tables", "rules"] as const;
export type PayDifferenceCause = (typeof payDifferenceCauses)[number];

/** Status of a payment run: created by one user, released by another, or dropped before the release. */
export const paymentRunStates = ["made", "released", "dropped"] as const;

/** Status of a transfer. prepared: its run is not released yet. dropped: its run was dropped. */
export const transferStates = ["prepared", "released", "paid", "rejected", "dropped"] as const;
export type TransferState = (typeof transferStates)[number];

/** Payee of a slip: the seafarer, or the recipient of an allotment. MLC A2.2 */
export const payeeKinds = ["own", "allotment"] as const;
export type PayeeKind = (typeof payeeKinds)[number];

/** Banks with a known file format; generic for any other. */
export const bankSets = ["bca", "mandiri", "bri", "bni", "generic"] as const;
export type BankSetName = (typeof bankSets)[number];
