/** Where a work order stands: reckoned anew every night, or locked with its month. product 5.15.1 */
export const workOrderStates = ["draft", "locked"] as const;

/** When leave is paid: every month, or saved until the last slip. product 5.15.2 */
export const leaveModes = ["monthly", "atSignOff"] as const;

/** Lines of wages that premiums of social security may be reckoned from. product 5.15.4 */
export const insuredLines = [
  "basicSalary",
  "kpak",
  "positionAllowance",
  "regionalAllowance",
  "overseasAllowance",
  "overtime",
] as const;

/** Whether the company pays a person's tax by an allowance. product 5.15.2 */
export const subsidies = ["full", "none"] as const;

/** When pay is paid: in the month it is worked, or in the next. One way for an employment and a year. product 5.15.6b */
export const payTimings = ["same", "next"] as const;

/** How a person is taxed: in the country, or as a foreigner who stays under 183 days. product 5.15.5 */
export const residences = ["resident", "non-resident"] as const;

/** Whether somebody is taxed here for a whole year, or came, left for good or died within it. Income tax law art. 16 (4) */
export const taxObligations = ["whole-year", "part-of-year"] as const;

/** Why a slip settles a year without a day on board: ashore in December, ashore when the employment ended, or its month was locked before the end was known. product 5.15.5 */
export const settlementReasons = ["ashore", "ended", "endedLate"] as const;
export type SettlementReason = (typeof settlementReasons)[number];

/** What is done for a month in the background. */
export const payrollRunKinds = ["draft", "slips"] as const;

/** What a seafarer may owe the company, in the order a slip deducts it: an order of a court goes before everything else. MLC A2.2 */
export const debtKinds = ["courtOrder", "earlierSlip", "cashAdvance", "cashOnBoard", "bondedStore", "loan"] as const;
export type DebtKind = (typeof debtKinds)[number];

/** Who wrote a debt down: finance, the seafarer who asks for an advance, or the head of the vessel who paid out cash. */
export const debtSources = ["office", "seafarer", "vessel"] as const;

/** Where a debt stands, and what takes from it besides slips: nobody owes anything by it before a second person confirmed it. */
export const debtStates = ["proposed", "open", "refused"] as const;
export type DebtState = (typeof debtStates)[number];
/** Paid back in another way than by a slip, or given up. */
export const debtEntryKinds = ["repaid", "writtenOff"] as const;
export const debtEntryStates = ["proposed", "confirmed", "refused"] as const;

/** What is paid beside wages: income of its month, or an expense for the company that is given back. */
export const irregularKinds = ["pay", "reimbursement"] as const;

/** Every line of a slip, in the order slips show them; what a slip needs beside the documented ones follows. D3 §3 */
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

/** Wages and other pay are cash; the employer's premiums are taxed and go to BPJS; the subsidy is cash that pays the tax; a reimbursement is cash and no income. */
export const slipParts = ["wages", "other", "employer", "subsidy", "deduction", "reimbursement"] as const;

/** Where a difference of a locked month stands. superseded: facts or the month were changed so that it is none any more; listed: of a month before the rules changed. product 5.15, §8 */
export const payDifferenceStates = ["open", "proposed", "settled", "refused", "superseded", "listed"] as const;
export type PayDifferenceState = (typeof payDifferenceStates)[number];

/** Why a locked month would come to something else now: days on board, an agreement, the tax record, a version of a table, the rules of calculation. */
export const payDifferenceCauses = ["days", "agreement", "tax", "tables", "rules"] as const;
export type PayDifferenceCause = (typeof payDifferenceCauses)[number];

/** Where a payment run stands: made by one, released by another, or dropped before that. */
export const paymentRunStates = ["made", "released", "dropped"] as const;

/** Where a transfer of a run stands. prepared: its run is not released; dropped: its run never was. */
export const transferStates = ["prepared", "released", "paid", "rejected", "dropped"] as const;
export type TransferState = (typeof transferStates)[number];

/** Whom a slip pays: the seafarer, or somebody the seafarer has part of the pay sent to. MLC A2.2 */
export const payeeKinds = ["own", "allotment"] as const;
export type PayeeKind = (typeof payeeKinds)[number];

/** Banks whose files are known by their columns; generic for any other. */
export const bankSets = ["bca", "mandiri", "bri", "bni", "generic"] as const;
export type BankSetName = (typeof bankSets)[number];
