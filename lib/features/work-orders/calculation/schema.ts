import { z } from "zod";
import {
  debtKinds,
  insuredLines,
  leaveModes,
  payTimings,
  residences,
  settlementReasons,
  subsidies,
} from "@/db/enums/work-orders";
import { provinces } from "@/db/enums/rates";
import { maxRupiah } from "@/lib/features/rates/amount.rules";
import { isDay } from "@/lib/platform/calendar/dates";
import { isMonth } from "@/lib/platform/calendar/months";

/** Maximum per dollar-day amount: a million dollars. */
export const maxDollarCents = 100_000_000;
const maxYearAmount = 100n * BigInt(maxRupiah);

const wholeNumber = z.union([z.bigint(), z.int()]).transform((value) => BigInt(value));
const between = (from: bigint, to: bigint) => wholeNumber.refine((value) => value >= from && value <= to);
/** Whole rupiah, zero or more. */
const money = between(0n, BigInt(maxRupiah));
const signedMoney = between(-BigInt(maxRupiah), BigInt(maxRupiah));
const ofYear = between(0n, maxYearAmount);
const month = z.string().refine(isMonth);
const day = z.string().refine(isDay);
const shortText = z.string().min(1).max(200);

/** Monthly pay of an agreement; missing lines are null. leavePay: where the agreement states it. */
const wages = z.strictObject({
  basicSalary: between(1n, BigInt(maxRupiah)),
  kpak: money.nullable(),
  regionalAllowance: money.nullable(),
  overseasAllowance: money.nullable(),
  positionAllowance: money.nullable(),
  overtime: money.nullable(),
  leavePay: money.nullable(),
});

const adjustment = z.strictObject({ workOrderNumber: shortText, reason: shortText, amount: signedMoney });
/** Reimbursement of what a person paid for the company; not income. Omitted when there is none. */
const reimbursed = z
  .array(z.strictObject({ name: shortText, amount: money }))
  .max(20)
  .optional();

/** due: what to deduct this month, at most the balance. */
const debt = z
  .strictObject({ id: z.int(), kind: z.enum(debtKinds), name: shortText, balance: money, due: money })
  .refine(({ balance, due }) => due <= balance, { path: ["due"] });
/** Debts in opening order. share: of the take-home pay that may be deducted, in basis points. MLC A2.2 */
const debts = z.strictObject({ share: z.int().min(0).max(10_000), items: z.array(debt).min(1).max(100) });

/**
 * One vessel's part of a person's month. days: on board, both end days included, a change day on the vessel joined.
 * tradingOutCents: US cents a day, if agreed. leaveSaved: unpaid leave of earlier months; paysLeave: whether this slip
 * pays it.
 */
const workOrder = z.strictObject({
  number: shortText,
  payrollCategoryId: z.int().min(1),
  days: z.int().min(0).max(31),
  wages,
  tradingOutCents: z.int().min(1).max(maxDollarCents).optional(),
  leaveSaved: money,
  paysLeave: z.boolean(),
  /** The saved leave is of an earlier assignment: this slip pays it, and saves its own. */
  paysSaved: z.literal(true).optional(),
  irregular: z.array(z.strictObject({ name: shortText, amount: money })).max(20),
  adjustments: z.array(adjustment).max(50),
  reimbursed,
});

/**
 * A year settled in a month without days on board. workedUntil: last month of employment in the tax year. leaveSaved:
 * unpaid leave of ended assignments. Includes the month's extra pay and corrections.
 */
const settlement = z.strictObject({
  number: shortText,
  reason: z.enum(settlementReasons),
  workedUntil: month,
  leaveSaved: money.optional(),
  irregular: workOrder.shape.irregular,
  adjustments: workOrder.shape.adjustments,
  reimbursed,
});

/**
 * leaveDayTenths: 25 is two and a half days a month. riskRate: of JKK, in basis points, null while unknown.
 * paysDollarsApart: trading out is paid in dollars and still taxed.
 */
const settings = z.strictObject({
  leaveMode: z.enum(leaveModes),
  leaveDayTenths: z.int().min(25).max(100),
  bpjsBase: z.array(z.enum(insuredLines)).min(1),
  riskRate: z.int().min(1).max(1_000).nullable(),
  paysDollarsApart: z.literal(true).optional(),
});

/** The person's year before this month: from slips or, before this product, from an opening balance. */
const earlier = z.strictObject({
  gross: ofYear,
  pension: ofYear,
  withheld: between(-maxYearAmount, maxYearAmount),
  isVerified: z.boolean(),
});

const person = z.strictObject({
  origin: z.enum(["WNI", "WNA"]),
  residence: z.enum(residences),
  dateOfBirth: day,
  employedSince: day,
  ptkpCode: z.string().max(20),
  hasMatchingNik: z.boolean(),
  subsidy: z.enum(subsidies),
  /** Null for a settlement, which has no agreement and no insurance. */
  province: z.enum(provinces).nullable(),
  /** The city or regency of the agreement, if named. */
  city: z.strictObject({ id: z.int(), name: shortText }).optional(),
});

/**
 * What earlier locked slips of this month paid to a person who joined again. pay: all taxed pay without the allowance.
 * They paid the month's premiums, and its tax considers them.
 */
const paidBefore = z.strictObject({
  number: shortText,
  pay: ofYear,
  subsidy: money,
  pension: ofYear,
  withheld: between(-maxYearAmount, maxYearAmount),
});

/** isLastPeriod: December, or the month the employment ends in. taxedFrom: the first month of the employment in the tax year. isPart: the tax obligation began or ended within it. */
const taxYear = z.strictObject({
  isLastPeriod: z.boolean(),
  taxedFrom: month,
  isPart: z.literal(true).optional(),
  earlier: earlier.nullable(),
  former: z.strictObject({ net: ofYear, withheld: ofYear }).nullable(),
});

/**
 * All inputs of a person's month beside the tables: equal inputs always give equal slips. Either work orders, or a
 * settlement.
 */
export const slipInputs = z
  .strictObject({
    workMonth: month,
    payTiming: z.enum(payTimings),
    person,
    taxYear,
    settings,
    workOrders: z.array(workOrder).max(31),
    settlement: settlement.optional(),
    paidBefore: paidBefore.optional(),
    /** Last day on board when the slip is locked before month end: the dollar rate of that day applies. */
    settledOn: day.optional(),
    debts: debts.optional(),
  })
  .refine(({ workOrders, settlement: settled }) => workOrders.length > 0 !== (settled !== undefined), {
    path: ["workOrders"],
  })
  .refine(({ taxYear: { isLastPeriod }, settlement: settled }) => !settled || isLastPeriod, { path: ["settlement"] });
export type SlipInputs = z.output<typeof slipInputs>;
export type PaidBefore = z.output<typeof paidBefore>;
export type OwedInputs = z.output<typeof debts>;
export type WorkOrderInputs = SlipInputs["workOrders"][number];
