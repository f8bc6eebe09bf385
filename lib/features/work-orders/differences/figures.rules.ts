import type { PayDifferenceCause } from "@/db/enums/work-orders";
import type { PayFigures } from "@/db/schema/work-orders";
import type { TableReference } from "../explanation.rules";
import { sumOf } from "../fraction.rules";
import { canonical } from "../calculation/inputs.rules";
import type { CalculatedSlips } from "../calculation/calculate-month.rules";
import type { SlipInputs } from "../calculation/schema";

const ownPremiums = ["bpjsJht", "bpjsJp", "bpjsKesehatan"];

/** Figures of a month without days on board and without a slip. */
export const emptyFigures: PayFigures = { days: 0, wages: 0, premiums: 0, tax: 0, takeHome: 0, due: 0, billed: 0 };

/** Add up the figures of a month's slips. */
export const sumOfFigures = (all: readonly PayFigures[]): PayFigures =>
  all.reduce(
    (sum, one) => ({
      days: sum.days + one.days,
      wages: sum.wages + one.wages,
      premiums: sum.premiums + one.premiums,
      tax: sum.tax + one.tax,
      takeHome: sum.takeHome + one.takeHome,
      due: sum.due + one.due,
      billed: sum.billed + one.billed,
    }),
    emptyFigures,
  );

/** Return the leave saved before a month, whole rupiah. */
export const savedBefore = ({ workOrders, settlement }: SlipInputs): bigint =>
  sumOf(workOrders.map(({ leaveSaved }) => leaveSaved)) + (settlement?.leaveSaved ?? 0n);

/**
 * Return the figures of a calculated month in whole rupiah. due: wages and leave saved, less own premiums. Deferred
 * leave, tax and other pay are excluded: the next slip, the year and the month settle those.
 */
export function figuresOf({ slips }: CalculatedSlips, inputs: SlipInputs): PayFigures {
  const lines = slips.flatMap((slip) => slip.lines);
  const sumWhere = (is: (name: string) => boolean) =>
    Number(sumOf(lines.filter(({ name }) => is(name)).map(({ amount }) => amount)));
  const savedAfter = sumOf(slips.map(({ leaveSaved }) => leaveSaved));
  const wages = Number(sumOf(slips.map(({ totals }) => totals.wages)));
  const premiums = sumWhere((name) => ownPremiums.includes(name));
  return {
    days: slips.reduce((sum, { days }) => sum + days, 0),
    wages,
    premiums,
    tax: sumWhere((name) => name === "pph21Tax"),
    takeHome: Number(sumOf(slips.map(({ totals }) => totals.takeHome))),
    due: wages - premiums + Number(savedAfter - savedBefore(inputs)),
    billed: Number(sumOf(slips.map(({ totals, employerPension }) => totals.taxable + employerPension))),
  };
}

type Compared = { inputs: SlipInputs; tables: readonly TableReference[] };
const daysOf = ({ workOrders }: SlipInputs) => workOrders.map(({ number, days }) => ({ number, days }));
const agreementsOf = ({ workOrders }: SlipInputs) =>
  workOrders.map(({ number, payrollCategoryId, wages, tradingOutCents }) => ({
    number,
    payrollCategoryId,
    wages,
    tradingOutCents,
  }));
const taxOf = ({ person: { subsidy: _, ...person }, taxYear: { earlier: __, ...year } }: SlipInputs) => ({
  person,
  year,
});
const versionsOf = ({ tables }: Compared) => tables.map(({ kind, versionId }) => ({ kind, versionId }));
const differ = (one: unknown, other: unknown) => canonical(one) !== canonical(other);

/** Whether an agreement that both months use has changed. A vessel in only one month is a difference of days. */
function agreesOtherwise(was: SlipInputs, is: SlipInputs) {
  const before = new Map(agreementsOf(was).map((one) => [one.number, one]));
  return agreementsOf(is).some((one) => before.has(one.number) && differ(before.get(one.number), one));
}

/** Return why a month's pay changed, in reading order. A month without a slip had no days. */
export function causesOf(was: Compared | null, is: Compared | null): PayDifferenceCause[] {
  if (!was || !is) return ["days"];
  return [
    ...(differ(daysOf(was.inputs), daysOf(is.inputs)) ? (["days"] as const) : []),
    ...(agreesOtherwise(was.inputs, is.inputs) ? (["agreement"] as const) : []),
    ...(differ(taxOf(was.inputs), taxOf(is.inputs)) ? (["tax"] as const) : []),
    ...(differ(versionsOf(was), versionsOf(is)) ? (["tables"] as const) : []),
  ];
}
