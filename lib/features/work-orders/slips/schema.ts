import { z } from "zod";
import { settlementReasons, slipLines, slipParts, workOrderStates } from "@/db/enums/work-orders";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { StartedFile } from "@/lib/platform/files/file-response";
import {
  blankToUndefined,
  requiredId,
  divisionNumber,
  numeric,
  booleanInput,
  listOfValues,
  recordId,
} from "@/lib/platform/validation";
import { articles, formulas, tableKinds } from "../explanation.rules";
import { problemCodes } from "../calculation/month-facts.rules";

const optional = <T extends z.ZodType>(one: T) => z.preprocess(blankToUndefined, one.optional());
const order = z.enum(["asc", "desc"]).default("asc");
const textOrNull = z.string().nullable();
const amountOrNull = z.number().nullable();

/** A year and month as calls name them, in Asia/Jakarta. */
export const year = numeric(z.int().min(2000).max(2999));
export const month = numeric(z.int().min(1).max(12));

/** A vessel, or "none" for settlements without one. */
const vesselOrNone = z.union([z.literal("none"), requiredId()], { error: "validation.required" });

/** held: sort by slips with problems. */
export const slipVesselSorts = ["held", "name", "crew", "workOrders"] as const;
export const listSlipVesselsInput = z.object({
  ...listInput(10),
  divisionId: optional(divisionNumber),
  sort: z.enum(slipVesselSorts).default("held"),
  order,
});

/** held: unlocked slips with problems; take-home pay in whole rupiah, of this and the previous month. */
const vesselRow = z.object({
  id: z.number(),
  vesselId: z.number(),
  vesselName: z.string(),
  totalOnBoardCrew: z.number(),
  totalCrewWorkOrdersThisMonth: z.number(),
  totalTakeHomePayCrew: z.number(),
  totalTakeHomePayCrewBefore: z.number(),
  held: z.number(),
});
export const slipVesselPage = pageOf(vesselRow);

export const slipSorts = ["name", "month", "days", "takeHome"] as const;
export const listSlipsInput = z.object({
  ...listInput(10),
  vesselId: vesselOrNone,
  year: listOfValues(year),
  month: listOfValues(month),
  sort: z.enum(slipSorts).default("name"),
  order,
});
export type ListSlips = z.output<typeof listSlipsInput> & { list: "current" | "history" };

/**
 * isHeld: a problem prevents locking. period: first day of the month. settles: why it settles a year without days on
 * board; then it has no vessel. amountToCollect: by how much deductions exceed the pay; then nothing is paid. Whole
 * rupiah.
 */
const slipRow = z.object({
  id: z.number(),
  workOrderId: z.number(),
  workOrderNumber: z.string(),
  crewId: z.number(),
  employeeName: z.string(),
  employeeNumber: z.string(),
  jobPosition: z.string(),
  jobPositionId: z.string(),
  vesselId: amountOrNull,
  vesselName: textOrNull,
  settles: z.enum(settlementReasons).nullable(),
  period: z.string(),
  year: z.number(),
  month: z.number(),
  onBoardDaysInPeriod: z.number(),
  totalTakeHomePayCrew: z.number(),
  amountToCollect: z.number(),
  state: z.enum(workOrderStates),
  isHeld: z.boolean(),
});
export type SlipRow = z.output<typeof slipRow>;
export const slipPage = pageOf(slipRow);

export const slipVesselInput = z.object({ vesselId: vesselOrNone });
/** A page's vessel with the slip counts of both tabs; no vessel for settlements. */
export const slipVessel = z.object({
  vesselId: amountOrNull,
  vesselName: textOrNull,
  current: z.number(),
  history: z.number(),
});

export const ownSlipsInput = z.object({ ...listInput(10) });

export const slipInput = z.object({ workOrderId: recordId });

const explained = z.object({
  formula: z.enum(formulas),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.bigint()])),
  tables: z.array(
    z.object({ kind: z.enum(tableKinds), versionId: z.int(), effectiveFrom: z.string(), checksum: z.string() }),
  ),
  article: z.enum(articles),
});
/**
 * amount: whole rupiah; null when the calculation recorded no such line, which differs from zero. before: last month's
 * on this vessel.
 */
const line = z.object({
  name: z.enum([...slipLines, "employer", "owed"]),
  part: z.enum(slipParts),
  label: textOrNull,
  amount: amountOrNull,
  before: amountOrNull,
  explanation: explained.nullable(),
});
export type DisplayedLine = z.output<typeof line>;

const neighbour = z.object({ workOrderId: z.number(), employeeName: z.string() }).nullable();
const problem = z.object({
  code: z.enum(problemCodes),
  stops: z.enum(["calculation", "lock", "nothing"]),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** Documented names of a slip's income; whole rupiah. A line the viewer's copy hides is null. D3 §3 */
const income = z.object({
  BasicSalary: amountOrNull,
  KPAK: amountOrNull,
  LeavePay: amountOrNull,
  PPh21Subsidy: amountOrNull,
  RegionalAllowance: amountOrNull,
  Overtime: amountOrNull,
  OverseasAllowance: amountOrNull,
  PositionAllowance: amountOrNull,
  TradingOut: amountOrNull,
  Other: z.number(),
  TotalWages: z.number(),
  JKK: amountOrNull,
  JKM: amountOrNull,
  Kes: amountOrNull,
  EmployerSocialSecurity: z.number(),
  TotalTaxable: z.number(),
  Total: z.number(),
});
const deduction = z.object({
  BpjsJHT: amountOrNull,
  BpjsJP: amountOrNull,
  BpjsKesehatan: amountOrNull,
  PPh21Tax: amountOrNull,
  TradingOutApart: amountOrNull,
  /** Debts deducted after tax: advances, loans, court orders. */
  Owed: amountOrNull,
  Total: z.number(),
});

/** A transfer of the month to the own account: on its way, paid on a day, or returned by the bank with a reason. */
const payment = z.object({
  state: z.enum(["released", "paid", "rejected"]),
  amount: z.number(),
  on: z.string().nullable(),
  reason: textOrNull,
});
export type SlipPayment = z.output<typeof payment>;

export const slip = z.object({
  ...slipRow.shape,
  daysInMonth: z.number(),
  firstDay: z.string(),
  lastDay: z.string(),
  idNumber: textOrNull,
  email: textOrNull,
  phone: textOrNull,
  category: textOrNull,
  payrollCategoryId: amountOrNull,
  ptkpCode: textOrNull,
  bankName: textOrNull,
  bankAccountNumber: textOrNull,
  accountName: textOrNull,
  vessel: textOrNull,
  divisionId: z.number(),
  income,
  deduction,
  /** Reimbursed for the company: paid out, not income. */
  reimbursed: z.number(),
  lines: z.array(line),
  /** Allotments of the take-home pay; empty without access. */
  allotted: z.array(z.object({ payeeName: z.string(), bankName: z.string(), amount: z.number() })),
  /** Whether employer premiums are one line, as the division chose for the crew's copy. */
  isEmployerHidden: z.boolean(),
  isOwn: z.boolean(),
  /** For the seafarer and payment staff; empty for others. */
  payments: z.array(payment),
  leaveSaved: z.number(),
  /**
   * US cents a day by the agreement, and for the days on board. isInWages: the rupiah are a wage line; older locked
   * slips show it beside the sums.
   */
  tradingOut: z
    .object({
      perDayCents: z.number(),
      totalCents: z.number(),
      isInWages: z.boolean(),
      /** Whole rupiah at a verified rate, in hundredths of a rupiah per dollar; null without one. */
      converted: z
        .object({
          amount: z.number(),
          rupiahPerDollar: z.number(),
          versionId: z.number(),
          effectiveFrom: z.string(),
        })
        .nullable(),
    })
    .nullable(),
  problems: z.array(problem),
  calculatedAt: z.date(),
  hash: textOrNull,
  /** A separate lock. */
  lockId: amountOrNull,
  allowedActions: z.array(z.enum(["lock", "unlock"])),
  before: z.object({ period: z.string(), totalTakeHomePayCrew: z.number() }).nullable(),
  previous: neighbour,
  next: neighbour,
});
export type Slip = z.output<typeof slip>;

/** onePage: without the annex that explains each line. */
export const generateSlipInput = slipInput.extend({
  withPassword: booleanInput.default(false),
  onePage: booleanInput.default(false),
});
/** The slips of a vessel's month as one document. */
export const vesselMonthInput = z.object({ vesselId: recordId, year, month });
/** The document is being prepared; it appears among the user's prepared files. */
export const startedSlips = z.instanceof(StartedFile).meta({ mediaTypes: ["application/pdf"], later: true });
