import type { Executor } from "@/db/client";
import type { Actor } from "@/lib/access/actor";
import { ujbmRateOf } from "@/lib/features/rates/ujbm.rules";
import { addMonths } from "@/lib/platform/calendar/dates";
import { lastDayOf } from "@/lib/platform/calendar/months";
import { closedFigures, draftFigures } from "./figures.queries";
import { sumOf } from "./correction.rules";
import { differenceOf, rateDifferenceOf, totalOf } from "./vessel-amount.rules";
import type { MonthTerms } from "./month-terms.queries";
import { daysInOperation } from "./man-days.rules";
import { settlementsOf, type Settlement } from "./settlement.queries";

type Account = {
  bankName: string | null;
  accountNumber: string | null;
  accountName: string | null;
  phone: string | null;
};
/**
 * A vessel's month; ujbm and total in whole rupiah, null without a rate in force. headId: owner of the account, if on
 * board.
 */
export type VesselMonthRow = {
  vesselId: number;
  vesselName: string;
  ujbm: number | null;
  crew: number;
  days: number;
  correction: number;
  carriedIn: number;
  specialDays: number;
  /** Cost difference of earlier man-days to this month's rate, in whole rupiah. */
  rateDifference: number;
  total: number | null;
  totalBefore: number | null;
  difference: number | null;
  isLarge: boolean;
  headId: number | null;
  /** A requested account awaits confirmation. */
  payeeWaits: boolean;
  account: Account;
};

const noAccount: Account = { bankName: null, accountNumber: null, accountName: null, phone: null };
const withDifference = <R extends { total: number | null; totalBefore: number | null }>(row: R) => ({
  ...row,
  ...differenceOf(row.total, row.totalBefore),
});

type Rated = { vesselId: number; ujbm: number | null; paidRates: readonly (number | null)[] };

/** Load the cost of corrected months, only if one was paid at another rate. */
async function correctedOf(db: Executor, head: MonthTerms, rated: readonly Rated[], of?: number) {
  const isOther = rated.some(({ ujbm, paidRates }) => paidRates.some((rate) => rate !== null && rate !== ujbm));
  const settlements = isOther ? await settlementsOf(db, head, of) : [];
  const byVessel = new Map<number, Settlement[]>();
  for (const one of settlements) byVessel.set(one.vesselId, [...(byVessel.get(one.vesselId) ?? []), one]);
  return (vesselId: number) =>
    (byVessel.get(vesselId) ?? []).map(({ effects, rate }) => ({ manDays: sumOf(effects), rate }));
}

async function draftRows(db: Executor, actor: Actor, head: MonthTerms, of?: number): Promise<VesselMonthRow[]> {
  const { month, specialDays, rates } = head;
  const period = { from: month, to: lastDayOf(month) };
  const drafts = await draftFigures(db, actor, { ...head, isForecast: head.state === "forecast" }, of);
  const rated = drafts.map(({ vesselId: id, vesselTypeId, paidRates }) => ({
    vesselId: id,
    paidRates,
    ujbm: ujbmRateOf(rates, { id, vesselTypeId }),
  }));
  const corrected = await correctedOf(db, head, rated, of);
  return drafts.map((vessel, at) => {
    const { vesselId, vesselName, crew, carriedIn, carriedAmount, totalBefore } = vessel;
    const ujbm = rated[at]?.ujbm ?? null;
    const days = daysInOperation(vessel, period);
    const paidFor = days === 0 ? 0 : crew;
    const correction = vessel.settledManDays + carriedIn;
    const carried = { manDays: carriedIn, amount: carriedAmount };
    const rateDifference = ujbm === null ? 0 : rateDifferenceOf(ujbm, corrected(vesselId), carried);
    const figures = { crew: paidFor, days, correction, specialDays: days === 0 ? 0 : specialDays, rateDifference };
    const { payee, head: person } = vessel;
    const ofHead = payee === null && vessel.headId !== null;
    return withDifference({
      ...figures,
      vesselId,
      vesselName,
      ujbm,
      carriedIn,
      totalBefore,
      payeeWaits: vessel.payeeWaits,
      total: ujbm === null ? null : totalOf({ ...figures, ujbm }),
      headId: ofHead ? vessel.headId : null,
      account: payee ?? { ...noAccount, ...person },
    });
  });
}

async function closedRows(
  db: Executor,
  actor: Actor,
  monthId: number,
  month: string,
  of?: number,
): Promise<VesselMonthRow[]> {
  const found = await closedFigures(db, actor, { monthId, previous: addMonths(month, -1) }, of);
  return found.map(({ row, totalBefore, payeeWaits, headId }) => {
    // Hide the account of a person whose processing is stopped.
    const isHidden = row.headId !== null && headId === null;
    return withDifference({
      ...row,
      ujbm: row.rate,
      totalBefore,
      payeeWaits,
      headId,
      account: isHidden ? noAccount : row,
    });
  });
}

/**
 * Read every vessel of a month by name, or one: frozen when closed, else current. One query, and three more while a
 * settled month has another rate.
 */
export const vesselMonthsOf = (
  db: Executor,
  actor: Actor,
  head: MonthTerms,
  vesselId?: number,
): Promise<VesselMonthRow[]> =>
  head.monthId === null
    ? draftRows(db, actor, head, vesselId)
    : closedRows(db, actor, head.monthId, head.month, vesselId);
