import { addDays } from "@/lib/platform/calendar/dates";
import type { Province } from "@/db/enums/rates";
import { monthOf, firstDayOf, yearOf, type Month } from "@/lib/platform/calendar/months";
import type { Settings } from "../payroll-division.queries";
import { taxMonthOf } from "../tax-month.rules";
import type { Problem } from "../calculation/month-facts.rules";
import type { SlipInputs, WorkOrderInputs } from "../calculation/schema";
import { earlierOf, type OpeningBalance } from "../calculation/year.rules";
import { agreementOn } from "./agreement-on-day.rules";
import { vesselDaysIn, type VesselDays } from "./vessel-days.rules";
import type { PayFacts } from "./pay-facts.queries";
import { endOf, timingOf, type Settlement } from "./settlement.rules";

type Agreement = PayFacts["agreements"] extends Map<number, (infer One)[]> ? One : never;
type Order = VesselDays<PayFacts["assignments"][number]> & { agreement: Agreement | undefined };
/**
 * lockedThrough: last month locked for everyone; settledOn: last day on board when slips are locked before the month
 * ends.
 */
type MonthContext = { month: Month; settings: Settings; lockedThrough: Month | null; settledOn?: string };

/** Return assignments without the days that earlier locked slips paid. */
const assignmentsLeft = ({ assignments, locked }: PayFacts): PayFacts["assignments"] => {
  if (!locked) return assignments;
  const next = addDays(locked.until, 1);
  return assignments
    .filter(({ to }) => to === null || to >= next)
    .map((assignment) => (assignment.from < next ? { ...assignment, from: next } : assignment));
};

/** Return who was on which vessel, with the agreement that pays each. */
export const ordersOf = (facts: PayFacts, month: Month): Order[] =>
  vesselDaysIn(assignmentsLeft(facts), month).map((part) => ({
    ...part,
    agreement: agreementOn(facts.agreements.get(part.first.assignmentId) ?? [], part.firstDay),
  }));

const rupiah = (amount: number | null) => (amount === null ? null : BigInt(amount));

/**
 * Map an agreement to wages. A Tanker agreement states its leave; in Marine leave follows the basic salary. D2 §3,
 * product 5.15.8
 */
const wagesOf = (agreement: Agreement): WorkOrderInputs["wages"] => ({
  basicSalary: BigInt(agreement.basicSalary),
  kpak: rupiah(agreement.allowances),
  regionalAllowance: rupiah(agreement.allowancesTradingOut),
  overseasAllowance: rupiah(agreement.overseasAllowance),
  positionAllowance: rupiah(agreement.positionAllowance),
  overtime: rupiah(agreement.overtime),
  leavePay: agreement.divisionId === 2 ? BigInt(agreement.leavePay) : null,
});

/** Return one-time pay of the month beside wages: irregular pay, reimbursements and adjustments. */
const otherPayOf = (facts: PayFacts): Pick<WorkOrderInputs, "irregular" | "adjustments" | "reimbursed"> => {
  const { irregulars, adjustments, locked } = facts;
  // The month's earlier locked slips already carry it: later slips add nothing.
  if (locked) return { irregular: [], adjustments: [] };
  const of = (requestedKind: (typeof irregulars)[number]["kind"]) =>
    irregulars
      .filter(({ kind }) => kind === requestedKind)
      .map(({ name, amount }) => ({ name, amount: BigInt(amount) }));
  const reimbursed = of("reimbursement");
  return {
    irregular: of("pay"),
    ...(reimbursed.length > 0 ? { reimbursed } : {}),
    adjustments: adjustments.map(({ crewId: _, amount, ...one }) => ({ ...one, amount: BigInt(amount) })),
  };
};

/**
 * Build the work orders. Saved leave goes to the first slip, which pays it if its assignment is over. One-time pay goes
 * to the slip with the most days.
 */
function workOrdersOf(
  facts: PayFacts,
  { orders, month }: { orders: readonly Order[]; month: Month },
  numbers: readonly string[],
): WorkOrderInputs[] {
  const most = Math.max(...orders.map(({ days }) => days));
  const main = orders.findIndex(({ days }) => days === most);
  const isSaved = facts.leaveSaved > 0 && !facts.locked;
  const isOfEarlierAssignment = isSaved && orders.every(({ first }) => first.from >= firstDayOf(month));
  return orders.flatMap(({ agreement, days, isOver }, place) => {
    if (!agreement) return [];
    return [
      {
        number: numbers[place] ?? "",
        payrollCategoryId: agreement.payrollCategoryId,
        days,
        wages: wagesOf(agreement),
        ...(agreement.tradingOutCents ? { tradingOutCents: agreement.tradingOutCents } : {}),
        leaveSaved: place === 0 && !facts.locked ? BigInt(facts.leaveSaved) : 0n,
        paysLeave: isOver,
        ...(place === 0 && isOfEarlierAssignment ? { paysSaved: true as const } : {}),
        ...(place === main ? otherPayOf(facts) : { irregular: [], adjustments: [] }),
      },
    ];
  });
}

/**
 * Return the debts due this month: the instalment less what the month's earlier locked slips deducted, or the balance.
 */
function debtInputsOf({ debts }: PayFacts, share: number): Pick<SlipInputs, "debts"> {
  const items = debts.flatMap(({ id, kind, name, instalment, balance, inMonth }) => {
    const due = Math.min(balance, instalment === null ? balance : instalment - inMonth);
    return due > 0 ? [{ id, kind, name, balance: BigInt(balance), due: BigInt(due) }] : [];
  });
  return items.length > 0 ? { debts: { share, items } } : {};
}

/** Return the tax month of a person's work month. */
const taxMonthFor = (facts: PayFacts, context: MonthContext): Month =>
  taxMonthOf(context.month, timingOf(facts, context));

function earlierFor(facts: PayFacts, context: MonthContext, taxed: { taxMonth: Month; taxedFrom: Month }) {
  const { openings, before } = facts;
  const year = yearOf(taxed.taxMonth);
  const ofYear = before.filter(({ taxMonth }) => yearOf(taxMonth) === year);
  if (ofYear.some(({ isCalculated }) => !isCalculated)) return null;
  const stated = openings.find((one) => one.year === year);
  const opening: OpeningBalance | null = stated
    ? {
        through: monthOf(stated.through),
        gross: BigInt(stated.gross),
        pension: BigInt(stated.pension),
        withheld: BigInt(stated.withheld),
        isVerified: stated.verifiedAt !== null,
      }
    : null;
  return earlierOf({
    ...taxed,
    usedFrom: taxMonthOf(monthOf(context.settings.usedFrom), timingOf(facts, context)),
    opening,
    months: ofYear.map(({ taxMonth, gross, pension, withheld }) => ({
      taxMonth,
      gross: BigInt(gross),
      pension: BigInt(pension),
      withheld: BigInt(withheld),
    })),
  });
}

/** Whether it is the last tax period: December, or from the month the employment ends. product 5.15.5 */
function isLastPeriod(facts: PayFacts, context: MonthContext, taxMonth: Month): boolean {
  const employmentEnd = endOf(facts);
  const endsIn = employmentEnd ? taxMonthOf(monthOf(employmentEnd), timingOf(facts, context)) : null;
  return taxMonth.endsWith("-12") || (endsIn !== null && endsIn <= taxMonth);
}

/**
 * Return for which part of the year a person is taxed here: as payroll states, else partial for a foreigner who arrived
 * within the year. Foreigners and people leaving for age, illness or death before December need a statement; tax is
 * never guessed. Income tax law art. 16 (4)
 */
function obligationOf(
  facts: PayFacts,
  context: MonthContext,
  { taxMonth, taxedFrom }: { taxMonth: Month; taxedFrom: Month },
) {
  const { person, employments } = facts;
  const ofYear = employments.find(({ year }) => year === yearOf(taxMonth));
  if (ofYear?.residence === "non-resident") return "whole-year";
  if (ofYear?.taxObligation) return ofYear.taxObligation;
  const isForeign = person.crewOrigin === "WNA";
  if (isForeign && !taxedFrom.endsWith("-01")) return "part-of-year";
  const ends = endOf(facts);
  const endsIn = ends && taxMonthOf(monthOf(ends), timingOf(facts, context));
  const isEarly = endsIn !== null && yearOf(endsIn) === yearOf(taxMonth) && !endsIn.endsWith("-12");
  return isEarly && (isForeign || person.resignationClass === "unavoidable") ? "unknown" : "whole-year";
}

function taxYearOf(facts: PayFacts, context: MonthContext, taxMonth: Month): SlipInputs["taxYear"] {
  const joined = taxMonthOf(monthOf(facts.person.joinedOn), timingOf(facts, context));
  const january = `${yearOf(taxMonth)}-01`;
  const taxedFrom = joined > january ? joined : january;
  const isLast = isLastPeriod(facts, context, taxMonth);
  const former = facts.formers.find(({ year }) => year === yearOf(taxMonth));
  const isPart = isLast && obligationOf(facts, context, { taxMonth, taxedFrom }) === "part-of-year";
  return {
    isLastPeriod: isLast,
    taxedFrom,
    ...(isPart ? { isPart } : {}),
    earlier: isLast ? earlierFor(facts, context, { taxMonth, taxedFrom }) : null,
    former: isLast && former ? { net: BigInt(former.net), withheld: BigInt(former.withheld) } : null,
  };
}

const isNik = (value: string | null) => value !== null && /^\d{16}$/.test(value);

type Place = { province: Province; cityId: number | null; cityName: string | null };

function personOf(
  facts: PayFacts,
  context: MonthContext,
  place: Place | undefined,
  taxMonth: Month,
): SlipInputs["person"] {
  const { person, employments } = facts;
  const ofYear = employments.find(({ year }) => year === yearOf(taxMonth));
  return {
    origin: person.crewOrigin,
    residence: ofYear?.residence ?? "resident",
    dateOfBirth: person.dateOfBirth,
    employedSince: person.joinedOn,
    ptkpCode: ofYear?.ptkpCode ?? person.ptkpCode ?? "",
    hasMatchingNik: ofYear?.hasMatchingNik ?? isNik(person.idNumber),
    subsidy: ofYear?.subsidy ?? context.settings.subsidy,
    province: ofYear?.province ?? place?.province ?? null,
    ...(place?.cityId && place.cityName ? { city: { id: place.cityId, name: place.cityName } } : {}),
  };
}

/** Return the problems that prevent the calculation; pay is never guessed. */
function inputProblems(
  facts: PayFacts,
  orders: readonly Order[],
  { isLastPeriod: isLast, isPart, taxedFrom }: SlipInputs["taxYear"],
  { taxMonth, context }: { taxMonth: Month; context: MonthContext },
) {
  const year = yearOf(taxMonth);
  const ofYear = facts.employments.find((one) => one.year === year);
  const former = facts.formers.find((one) => one.year === year);
  const stops = "calculation" as const;
  const problems: Problem[] = orders.flatMap(({ agreement, first, firstDay }) =>
    agreement ? [] : [{ code: "agreementMissing", stops, values: { vessel: first.vesselName, day: firstDay } }],
  );
  if (facts.person.crewOrigin === "WNA" && !ofYear?.residence)
    problems.push({ code: "residenceUnknown", stops, values: {} });
  const { draftSince } = facts.person;
  if (draftSince && context.lockedThrough && draftSince <= context.lockedThrough)
    problems.push({ code: "earlierMonthOpen", stops: "lock", values: { month: draftSince } });
  if (facts.before.some((one) => one.taxMonth === taxMonth))
    problems.push({ code: "taxMonthTaken", stops, values: { month: taxMonth } });
  if (isLast && obligationOf(facts, context, { taxMonth, taxedFrom }) === "unknown")
    problems.push({ code: "obligationUnknown", stops, values: {} });
  if (isPart && former) problems.push({ code: "obligationWithFormer", stops, values: {} });
  if (isLast && former && former.verifiedAt === null)
    problems.push({ code: "formerUnverified", stops: "lock", values: {} });
  return problems;
}

/** What makes up a person's month: their vessels, or a year to settle ashore. */
export type Work = { orders: readonly Order[]; settlement: Settlement | null };

/** Build the inputs of a person's month, null without an agreement, and list its problems. */
export function calculationInputsOf(
  facts: PayFacts,
  { orders, settlement }: Work,
  numbers: readonly string[],
  context: MonthContext,
) {
  const taxMonth = taxMonthFor(facts, context);
  const taxYear = taxYearOf(facts, context, taxMonth);
  const { isLastPeriod: isLast } = taxYear;
  const problems = inputProblems(facts, orders, taxYear, { taxMonth, context });
  const main = orders.reduce<Order | undefined>((most, one) => (most && most.days >= one.days ? most : one), undefined);
  const isMissing = !main?.agreement && !settlement;
  if (isMissing || problems.some(({ stops }) => stops === "calculation"))
    return { taxMonth, isLastPeriod: isLast, inputs: null, problems };
  const { leaveMode, leaveDayTenths, bpjsBase, riskRate, paysDollarsApart, deductionShare } = context.settings;
  const inputs: SlipInputs = {
    workMonth: context.month,
    payTiming: timingOf(facts, context),
    person: personOf(facts, context, main?.agreement, taxMonth),
    taxYear,
    settings: {
      leaveMode,
      leaveDayTenths,
      bpjsBase,
      riskRate,
      ...(paysDollarsApart ? { paysDollarsApart } : {}),
    },
    workOrders: workOrdersOf(facts, { orders, month: context.month }, numbers),
    ...(facts.locked ? { paidBefore: paidBeforeOf(facts.locked) } : {}),
    ...(context.settledOn ? { settledOn: context.settledOn } : {}),
    ...(settlement ? { settlement: settledWith(facts, settlement, numbers) } : {}),
    ...debtInputsOf(facts, deductionShare),
  };
  return { taxMonth, isLastPeriod: isLast, inputs, problems };
}

const paidBeforeOf = ({ number, gross, subsidy, pension, withheld }: NonNullable<PayFacts["locked"]>) => ({
  number,
  pay: BigInt(gross - subsidy),
  subsidy: BigInt(subsidy),
  pension: BigInt(pension),
  withheld: BigInt(withheld),
});

const settledWith = (facts: PayFacts, { reason, workedUntil }: Settlement, [number = ""]: readonly string[]) => ({
  number,
  reason,
  workedUntil,
  ...(facts.leaveSaved > 0 && !facts.locked ? { leaveSaved: BigInt(facts.leaveSaved) } : {}),
  ...otherPayOf(facts),
});
