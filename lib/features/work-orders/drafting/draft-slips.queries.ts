import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Transaction } from "@/db/client";
import { workOrders } from "@/db/schema/work-orders";
import { firstDayOf, type Month } from "@/lib/platform/calendar/months";
import { toStoredExplanation } from "../stored-explanation.rules";
import type { PayrollDivision } from "../payroll-division.queries";
import type { Problem } from "../calculation/month-facts.rules";
import { canonical } from "../calculation/inputs.rules";
import { calculateMonth, type CalculatedSlips } from "../calculation/calculate-month.rules";
import { allotmentAmounts, type AllottedAmount } from "./allotment-amounts.rules";
import { currentRules, factsDigestOf } from "./digest.rules";
import { payFactsFor, type PayFacts } from "./pay-facts.queries";
import { calculationInputsOf, ordersOf, type Work } from "./calculation-inputs.rules";
import { newWorkOrderNumbers } from "./work-order-numbers.queries";
import { settlementOf } from "./settlement.rules";
import type { TablesOfMonth } from "./tables-of-month.queries";

type DraftContext = {
  division: PayrollDivision;
  month: Month;
  tables: TablesOfMonth;
  purpose: "draft" | "lock";
  /** Last day on board of slips that are locked before the month ends. */
  settledOn?: string;
};
type CalculatedMonth = Work & { facts: PayFacts };
type Numbered = CalculatedMonth & { numbers: string[] };

/** Return the number of the next part: 1, or one after the locked ones. */
const partOf = ({ locked }: PayFacts) => (locked?.parts ?? 0) + 1;

/** Return the vessels that need a number. A settlement has a number but no vessel. */
const vesselsOf = ({ orders, settlement }: Work) => (settlement ? [null] : orders.map(({ vesselId }) => vesselId));

/** Keep given numbers and add new ones, in order of people and joining. */
async function withNumbers(
  db: Transaction,
  { division, month }: DraftContext,
  all: readonly CalculatedMonth[],
): Promise<Numbered[]> {
  const crewIds = all.map(({ facts }) => facts.person.id);
  const existing = await db
    .select({
      crewId: workOrders.crewId,
      vesselId: workOrders.vesselId,
      part: workOrders.part,
      number: workOrders.number,
    })
    .from(workOrders)
    .where(and(anyOf(workOrders.crewId, crewIds), eq(workOrders.month, firstDayOf(month))));
  const numbersByKey = new Map(
    existing.map(({ crewId, vesselId, part, number }) => [`${crewId} ${vesselId} ${part}`, number]),
  );
  const numberOf = (facts: PayFacts, vesselId: number | null) =>
    numbersByKey.get(`${facts.person.id} ${vesselId} ${partOf(facts)}`);
  const isNew = ({ facts, ...work }: CalculatedMonth) =>
    vesselsOf(work).filter((vesselId) => numberOf(facts, vesselId) === undefined);
  const newOnes = await newWorkOrderNumbers(db, division.divisionId, month, all.flatMap(isNew).length);
  let next = 0;
  return all.map((one) => ({
    ...one,
    numbers: vesselsOf(one).map((vesselId) => numberOf(one.facts, vesselId) ?? newOnes[next++] ?? ""),
  }));
}

/** Problems of missing tables, shown once for the division and not per person. */
const divisionProblems: readonly Problem["code"][] = ["tableUnverified", "exchangeMissing", "exchangeRunOut"];
const blocksPerson = ({ code, stops }: Problem) => stops !== "nothing" && !divisionProblems.includes(code);

function personMonth({ facts, numbers, ...work }: Numbered, given: DraftContext) {
  const { division, month } = given;
  const result = calculationInputsOf(facts, work, numbers, {
    month,
    settings: division,
    lockedThrough: division.periods.lockedThrough,
    ...(given.settledOn ? { settledOn: given.settledOn } : {}),
  });
  const { taxMonth, isLastPeriod, inputs, problems } = result;
  const calculation = inputs ? calculateMonth(inputs, given.tables[inputs.payTiming], given.purpose) : { refused: [] };
  const isRefused = "refused" in calculation;
  const all = [...problems, ...(isRefused ? calculation.refused : calculation.notes)];
  const isStopped = isRefused || all.some(({ stops }) => given.purpose === "lock" && stops === "lock");
  const calculated: CalculatedSlips | null = isStopped ? null : calculation;
  const { ofYear } = calculated ?? {};
  const takeHomes = (calculated?.slips ?? []).map(({ totals }) => Number(totals.takeHome));
  const allotted = allotmentAmounts(takeHomes, facts.allotments);
  return {
    crewId: facts.person.id,
    month,
    part: partOf(facts),
    taxMonth,
    inputs: inputs && canonical(inputs),
    tables: calculated?.tables ?? [],
    problems: all,
    isHeld: all.some(blocksPerson),
    hash: calculated?.hash ?? null,
    factsDigest: factsDigestOf({ inputs, work, tables: calculated?.tables ?? [] }),
    rules: currentRules,
    gross: Number(ofYear?.gross ?? 0n),
    pension: Number(ofYear?.pension ?? 0n),
    withheld: Number(ofYear?.withheld ?? 0n),
    isLastPeriod,
    takeHome: takeHomes.reduce((sum, takeHome) => sum + takeHome, 0),
    ptkpCode: inputs?.person.ptkpCode ?? null,
    usesOpening: inputs?.taxYear.earlier != null,
    orders: placesOf(facts, work).map((place, at) => ({
      ...orderOf(
        facts,
        { ...place, number: numbers[at] ?? "" },
        inputs?.person.ptkpCode ?? null,
        calculated?.slips[at],
      ),
      ...allottedIn(allotted[at] ?? []),
    })),
  };
}

type Allotted = { place: number; allotmentId: number; amount: number } & Pick<
  PayFacts["allotments"][number],
  "payeeName" | "bankName" | "accountNumber"
>;

/** Return the allotments of a slip; omitted when there are none, so that existing digests stay the same. */
const allottedIn = (sent: readonly AllottedAmount<PayFacts["allotments"][number]>[]): { allotted?: Allotted[] } =>
  sent.length === 0
    ? {}
    : {
        allotted: sent.map(({ place, amount, allotment: { id, payeeName, bankName, accountNumber } }) => ({
          place,
          allotmentId: id,
          payeeName,
          bankName,
          accountNumber,
          amount,
        })),
      };

/** Return where and when a person worked. A year settled ashore has no vessel and the settlement day. */
function placesOf({ person: { positionId } }: PayFacts, { orders, settlement }: Work) {
  if (settlement) {
    const { reason: settles, on } = settlement;
    const nowhere = { vesselId: null, vesselName: null, principalId: null, pklId: null, payrollCategoryId: null };
    return [{ ...nowhere, settles, firstDay: on, lastDay: on, days: 0, positionId }];
  }
  return orders.map(({ vesselId, firstDay, lastDay, days, first, last, agreement }) => ({
    vesselId,
    vesselName: first.vesselName,
    settles: null,
    principalId: first.principalId,
    firstDay,
    lastDay,
    days,
    positionId: last.positionId,
    pklId: agreement?.id ?? null,
    payrollCategoryId: agreement?.payrollCategoryId ?? null,
  }));
}

/** Return trading out in rupiah with its exchange rate. */
function tradingOutOf(slip: CalculatedSlips["slips"][number] | undefined) {
  const line = slip?.lines.find(({ name }) => name === "tradingOut");
  const [rate] = line?.explanation.tables ?? [];
  return { tradingOut: line && rate ? Number(line.amount) : null, exchangeVersionId: rate?.versionId ?? null };
}

function orderOf(
  { person }: PayFacts,
  place: ReturnType<typeof placesOf>[number] & { number: string },
  ptkpCode: string | null,
  slip: CalculatedSlips["slips"][number] | undefined,
) {
  const total = (name: "wages" | "taxable" | "deductions" | "takeHome") => Number(slip?.totals[name] ?? 0n);
  const label = ({ explanation: { formula, values } }: CalculatedSlips["slips"][number]["lines"][number]) => {
    if ("name" in values) return String(values.name);
    return formula === "adjustment" ? String(values.reason) : null;
  };
  return {
    ...place,
    crewName: person.fullName,
    employeeNumber: person.employeeNumber,
    ptkpCode,
    idNumber: person.idNumber,
    bankName: person.bankName,
    accountNumber: person.accountNumber,
    accountName: person.accountName,
    wages: total("wages"),
    income: total("taxable"),
    employerPension: Number(slip?.employerPension ?? 0n),
    deductions: total("deductions"),
    takeHome: total("takeHome"),
    leaveSaved: Number(slip?.leaveSaved ?? 0n),
    ...tradingOutOf(slip),
    lines: (slip?.lines ?? []).map((line, at) => ({
      place: at,
      name: line.name,
      part: line.part,
      label: label(line),
      amount: Number(line.amount),
      explanation: toStoredExplanation(line.explanation),
      ...(line.debtId === undefined ? {} : { debt_id: line.debtId }),
    })),
  };
}
export type DraftedMonth = ReturnType<typeof personMonth>;

/** Hash everything that is stored, so that unchanged drafts are not written. */
export const digestOf = (draft: DraftedMonth) => createHash("sha256").update(JSON.stringify(draft)).digest("hex");

/** Return what makes up a person's month. */
export function workOf(facts: PayFacts, { division, month }: Pick<DraftContext, "division" | "month">): Work {
  const orders = ordersOf(facts, month);
  if (facts.locked) return { orders, settlement: null };
  return { orders, settlement: orders.length > 0 ? null : settlementOf(facts, { month, settings: division }) };
}

/**
 * Calculate drafts of people's months from current data, with numbers for new work orders. Stores nothing else. The
 * caller holds the drafting lock.
 */
export async function calculateDrafts(
  db: Transaction,
  given: DraftContext,
  crewIds: readonly number[],
): Promise<DraftedMonth[]> {
  const facts = await payFactsFor(db, { crewIds, month: given.month });
  const all = facts
    .toSorted((one, other) => one.person.id - other.person.id)
    .map((one) => ({ facts: one, ...workOf(one, given) }))
    .filter(({ orders, settlement }) => orders.length > 0 || settlement !== null);
  return (await withNumbers(db, given, all)).map((one) => personMonth(one, given));
}
