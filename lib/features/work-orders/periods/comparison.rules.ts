import type { SlipLine } from "@/db/enums/work-orders";
import { maximum, sumOf } from "../fraction.rules";
import type { SlipLineWithExplanation, Slip } from "../calculation/calculate-month.rules";
import { onOtherDays } from "../calculation/wages.rules";

/** What a person was paid for a month, one slip per work order. */
type PaidSlip = Pick<Slip, "days" | "daysInMonth" | "lines"> & { totals: Pick<Slip["totals"], "takeHome"> };
export type Paid = { crewId: number; slips: readonly PaidSlip[] };
/** Why a person's pay differs from the previous month. */
export const causes = [
  "joined",
  "left",
  "days",
  "agreement",
  "exchange",
  "leave",
  "workOrders",
  "irregular",
  "adjustment",
  "insurance",
  "tax",
  "reimbursement",
  "owed",
  "toCollect",
] as const;
type Cause = (typeof causes)[number];
type Difference = {
  crewId: number;
  before: bigint;
  after: bigint;
  /** The amounts add up to the difference, to the rupiah. */
  causes: { cause: Cause; amount: bigint }[];
};

const balanceOf = (paid: Paid | undefined) => sumOf((paid?.slips ?? []).map(({ totals }) => totals.takeHome));

/** Return a line's effect on take-home pay; employer premiums have none. */
function effectOf({ part, amount }: SlipLineWithExplanation): bigint {
  if (part === "employer") return 0n;
  return part === "deduction" ? -amount : amount;
}

const causeOf: Partial<Record<SlipLine, Cause>> = {
  leavePay: "leave",
  irregular: "irregular",
  adjustment: "adjustment",
  bpjsJht: "insurance",
  bpjsJp: "insurance",
  bpjsKesehatan: "insurance",
  pph21Subsidy: "tax",
  pph21Tax: "tax",
  reimbursement: "reimbursement",
  courtOrder: "owed",
  earlierSlip: "owed",
  cashAdvance: "owed",
  cashOnBoard: "owed",
  bondedStore: "owed",
  loan: "owed",
};

const effectOn = (slips: readonly PaidSlip[], name: SlipLine) =>
  sumOf(slips.flatMap(({ lines }) => lines.filter((line) => line.name === name).map(effectOf)));

const names = (slips: readonly PaidSlip[]) => slips.flatMap(({ lines }) => lines.map(({ name }) => name));

/** Whether the dollars per day are equal, so that only the exchange rate changed the rupiah. */
const isSameDollars = (was: SlipLineWithExplanation, is: SlipLineWithExplanation) =>
  was.explanation.values.perDayCents !== undefined &&
  was.explanation.values.perDayCents === is.explanation.values.perDayCents;

/** Split a line that follows the days into the effect of the days and of the agreement or dollar rate. */
function splitByDays(name: SlipLine, before: PaidSlip, after: PaidSlip) {
  const [was, is] = [before, after].map(({ lines }) => lines.find((line) => line.name === name));
  const atNewDays = was && onOtherDays(was.explanation, after.days, after.daysInMonth);
  if (!was || atNewDays === undefined) return undefined;
  if (is && onOtherDays(is.explanation, 0, 1) === undefined) return undefined;
  const otherCause: Cause = is && isSameDollars(was, is) ? "exchange" : "agreement";
  return [
    { cause: "days" as const, amount: atNewDays - was.amount },
    { cause: otherCause, amount: (is?.amount ?? 0n) - atNewDays },
  ];
}

function lineCauses(name: SlipLine, before: readonly PaidSlip[], after: readonly PaidSlip[]) {
  const amount = effectOn(after, name) - effectOn(before, name);
  const [was, is] = [before[0], after[0]];
  const isOneEach = before.length === 1 && after.length === 1;
  const byDays = isOneEach && was && is ? splitByDays(name, was, is) : undefined;
  return byDays ?? [{ cause: causeOf[name] ?? (isOneEach ? "agreement" : "workOrders"), amount }];
}

function together(parts: readonly { cause: Cause; amount: bigint }[]): Difference["causes"] {
  return causes.flatMap((cause) => {
    const amount = sumOf(parts.filter((part) => part.cause === cause).map((part) => part.amount));
    return amount === 0n ? [] : [{ cause, amount }];
  });
}

/** A year settled without days on board counts as neither joined nor left. */
const isSettlement = (paid: Paid | undefined) => paid !== undefined && paid.slips.every(({ days }) => days === 0);

function differenceOf(crewId: number, before: Paid | undefined, after: Paid | undefined): Difference {
  const [balanceBefore, balance] = [balanceOf(before), balanceOf(after)];
  const [was, is] = [maximum(0n, balanceBefore), maximum(0n, balance)];
  const sums = { crewId, before: was, after: is };
  const singleCause = (cause: Cause) => ({ ...sums, causes: together([{ cause, amount: is - was }]) });
  if (!before && !isSettlement(after)) return singleCause("joined");
  if (!after && !isSettlement(before)) return singleCause("left");
  const [previousSlips, currentSlips] = [before?.slips ?? [], after?.slips ?? []];
  const lines = [...new Set([...names(previousSlips), ...names(currentSlips)])];
  const parts = lines.flatMap((name) => lineCauses(name, previousSlips, currentSlips));
  const collected = { cause: "toCollect" as const, amount: is - balance - (was - balanceBefore) };
  return { ...sums, causes: together([...parts, collected]) };
}

/** Compare every person of two months, with the causes of each difference. product 5.15.6b */
export function differencesOf(before: readonly Paid[], after: readonly Paid[]): Difference[] {
  const [old, present] = [before, after].map((all) => new Map(all.map((paid) => [paid.crewId, paid])));
  const crewIds = [...new Set([...before, ...after].map(({ crewId }) => crewId))].sort((one, other) => one - other);
  return crewIds.map((crewId) => differenceOf(crewId, old?.get(crewId), present?.get(crewId)));
}
