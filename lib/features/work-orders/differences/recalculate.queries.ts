import type { Executor } from "@/db/client";
import type { PayDifferenceCause } from "@/db/enums/work-orders";
import type { PayFigures } from "@/db/schema/work-orders";
import { isMonthLocked } from "@/lib/features/accounting-periods/rules";
import type { Month } from "@/lib/platform/calendar/months";
import { asOlderRules, currentRules, factsDigestOf } from "../drafting/digest.rules";
import { workOf } from "../drafting/draft-slips.queries";
import { payFactsFor, type PayFacts } from "../drafting/pay-facts.queries";
import { calculationInputsOf, type Work } from "../drafting/calculation-inputs.rules";
import { tablesByReference, tablesOf, type TablesOfMonth } from "../drafting/tables-of-month.queries";
import type { PayrollDivision } from "../payroll-division.queries";
import { usedTables, type Problem, type TablesInForce } from "../calculation/month-facts.rules";
import { calculateMonth, type CalculatedSlips } from "../calculation/calculate-month.rules";
import type { SlipInputs } from "../calculation/schema";
import { causesOf, figuresOf, emptyFigures, sumOfFigures } from "./figures.rules";
import { combinedDigest, partsOf, type SlipPartFacts } from "./parts.rules";
import { keyOf, lockedOf, slipHashOf, slipPartsOf, type Locked, type Part } from "./slip-parts.queries";

type Given = { division: PayrollDivision; month: Month; tables: TablesOfMonth };
/**
 * always: people recalculated even if unchanged, since they have differences; isListing: include older rules. as: facts
 * to assume.
 */
type RecalculationOptions = { always?: ReadonlySet<number>; isListing?: boolean; as?: (facts: PayFacts) => PayFacts };

/**
 * A locked month and its recalculation. owed: null when it cannot be calculated; byRules: what only a rules change
 * explains, in due. Whole rupiah.
 */
export type Recalculated = {
  crewId: number;
  slipHash: string | null;
  digest: string;
  causes: PayDifferenceCause[];
  paid: PayFigures;
  owed: PayFigures | null;
  problems: Problem[];
  byRules: number;
};

/** Whether the month is locked for the person: by slips, or with everyone and without one. */
function isLocked(parts: readonly Part[], { division: { periods }, month }: Given): boolean {
  if (parts.length > 0) return parts.every(({ state }) => state === "locked");
  return isMonthLocked(month, periods);
}

/** Build inputs from current facts and the settings at lock time. A vessel without a work order has no number yet. */
function currentInputs({ facts, work, settledOn }: PartInputs, locked: Locked | undefined, context: Given) {
  const { division, month } = context;
  const { paysDollarsApart = false, ...lockedSettings } = locked?.inputs.settings ?? {};
  const settings = locked ? { ...division, ...lockedSettings, paysDollarsApart } : division;
  const numberOf = (vesselId: number | null) =>
    locked?.orders.find((order) => order.vesselId === vesselId)?.number ?? `${month}/${vesselId ?? "-"}`;
  const vessels = work.settlement ? [null] : work.orders.map(({ vesselId }) => vesselId);
  const { lockedThrough } = division.periods;
  const inputsResult = calculationInputsOf(facts, work, vessels.map(numberOf), {
    month,
    settings,
    lockedThrough,
    ...(settledOn ? { settledOn } : {}),
  });
  const subsidy = locked?.inputs.person.subsidy;
  if (!inputsResult.inputs)
    return { inputs: null, problems: inputsResult.problems.filter(({ stops }) => stops === "calculation") };
  // Debts are not facts of the month: the slip has deducted them, and today's debts belong to later slips.
  const { debts: _, ...now } = inputsResult.inputs;
  const debts = locked?.inputs.debts;
  const inputs = {
    ...now,
    ...(subsidy ? { person: { ...now.person, subsidy } } : {}),
    ...(debts ? { debts } : {}),
  };
  return { inputs, problems: inputsResult.problems.filter(({ stops }) => stops === "calculation") };
}

const withoutOther = (inputs: SlipInputs): SlipInputs => ({
  ...inputs,
  workOrders: inputs.workOrders.map((order) => ({ ...order, irregular: [], adjustments: [] })),
  ...(inputs.settlement ? { settlement: { ...inputs.settlement, irregular: [], adjustments: [] } } : {}),
});

/** Recalculate without adjustments that exceed the wages: they belong to the month as it was locked. */
function recalculate(inputs: SlipInputs, tables: TablesInForce): CalculatedSlips | { refused: Problem[] } {
  const result = calculateMonth(inputs, tables, "lock");
  const isNegative = "refused" in result && result.refused.every(({ code }) => code === "payNegative");
  return isNegative ? calculateMonth(withoutOther(inputs), tables, "lock") : result;
}

const figuresWith = (inputs: SlipInputs, tables: TablesInForce): PayFigures | null => {
  const found = recalculate(inputs, tables);
  return "refused" in found ? null : figuresOf(found, inputs);
};

type PartInputs = SlipPartFacts & { work: Work };
type Calculable = PartInputs & { tables: TablesOfMonth; digest: string };
type Changed = { crewId: number; parts: readonly Part[]; partInputs: Calculable[]; digest: string };

/** Load the tables of each day a slip was settled on: those of the month, with that day's dollar rate. */
async function tablesByDay(db: Executor, context: Given, partsByPerson: Map<number, Part[]>) {
  const days = new Set([...partsByPerson.values()].flat().flatMap(({ settledOn }) => settledOn ?? []));
  const byDay = new Map<string | undefined, TablesOfMonth>([[undefined, context.tables]]);
  for (const day of days) {
    const ofDay = await tablesOf(db, context.month, day);
    const dollar = "exchange-rate";
    byDay.set(day, {
      same: { ...context.tables.same, [dollar]: ofDay.same[dollar] },
      next: { ...context.tables.next, [dollar]: ofDay.next[dollar] },
    });
  }
  return byDay;
}
type ByDay = Awaited<ReturnType<typeof tablesByDay>>;

/** Build the parts of a person's month from current facts, with tables and change detection. */
function partInputsOf(facts: PayFacts, parts: readonly Part[], context: Given, byDay: ByDay): Calculable[] {
  return partsOf(facts, parts, context.month).map((one) => {
    const worked = { ...one, work: workOf(one.facts, context) };
    const tables = byDay.get(one.settledOn) ?? context.tables;
    const { inputs } = currentInputs(worked, undefined, context);
    const used = inputs ? usedTables(inputs, tables[inputs.payTiming]) : [];
    return { ...worked, tables, digest: factsDigestOf({ inputs, work: worked.work, tables: used }) };
  });
}

/** Select people whose month is locked and whose facts or versions changed since. */
function changedPeople(
  all: readonly PayFacts[],
  context: Given,
  { standing, byDay }: { standing: Map<number, Part[]>; byDay: ByDay },
  options: RecalculationOptions,
): Changed[] {
  return all.flatMap((one): Changed[] => {
    const facts = options.as ? options.as(one) : one;
    const { id: crewId } = facts.person;
    const parts = standing.get(crewId) ?? [];
    const isSelected = options.always?.has(crewId) ?? false;
    if (!isLocked(parts, context)) return [];
    const worked = partInputsOf(facts, parts, context, byDay);
    if (parts.length === 0 && !isSelected && worked.every(({ work }) => work.orders.length === 0)) return [];
    const isOther = worked.some(({ part, digest }) => part?.factsDigest !== digest);
    const isOlder = options.isListing === true && worked.some(({ part }) => part?.rules !== currentRules);
    const digest = combinedDigest(worked.map((part) => part.digest));
    return isOther || isOlder || isSelected ? [{ crewId, parts, partInputs: worked, digest }] : [];
  });
}

type CalculatedPart = Pick<Recalculated, "paid" | "owed" | "problems" | "causes" | "byRules">;
const unknownFigures = { owed: null, byRules: 0 };

function calculatePart(
  one: Calculable,
  context: Given,
  locked: Locked | undefined,
  then: TablesInForce,
): CalculatedPart {
  const { work, part } = one;
  const { inputs: now, problems } = currentInputs(one, locked, context);
  const base = locked ? calculateMonth(locked.inputs, then, "draft") : null;
  if (base && "refused" in base) return { paid: emptyFigures, ...unknownFigures, causes: [], problems: base.refused };
  const paid = base && locked ? figuresOf(base, locked.inputs) : emptyFigures;
  const was = locked ? { inputs: locked.inputs, tables: locked.tables } : null;
  const isWithoutWork = work.orders.length === 0 && !work.settlement;
  if (isWithoutWork) return { paid, owed: emptyFigures, problems: [], byRules: 0, causes: causesOf(was, null) };
  if (!now) return { paid, ...unknownFigures, problems, causes: causesOf(was, null) };
  const tables = one.tables[now.payTiming];
  const rules = part?.rules ?? null;
  const inputs = locked ? asOlderRules(now, locked.inputs, rules) : now;
  const found = recalculate(inputs, tables);
  const causes = causesOf(was, { inputs, tables: usedTables(inputs, tables) });
  if ("refused" in found) return { paid, ...unknownFigures, problems: found.refused, causes };
  const owed = figuresOf(found, inputs);
  const lockedFigures = locked && rules !== currentRules ? figuresWith(now, tables) : null;
  const byRules = locked && lockedFigures ? lockedFigures.due - owed.due + paid.due - locked.due : 0;
  return { paid, owed, problems: [], causes, byRules };
}

/** Combine the recalculated parts of a month; unknown when one cannot be calculated. */
function combined({ crewId, parts, digest }: Changed, all: readonly CalculatedPart[]): Recalculated {
  const owed = all.flatMap((one) => one.owed ?? []);
  return {
    crewId,
    digest,
    slipHash: slipHashOf(parts),
    causes: [...new Set(all.flatMap(({ causes }) => causes))],
    paid: sumOfFigures(all.map(({ paid }) => paid)),
    owed: owed.length === all.length ? sumOfFigures(owed) : null,
    problems: all.flatMap(({ problems }) => problems),
    byRules: all.reduce((sum, { byRules }) => sum + byRules, 0),
  };
}

/**
 * Recalculate people's locked month with current facts and verified versions, and the settings of the lock. Unchanged
 * people are left out; nothing is stored. Whole rupiah, a month of Asia/Jakarta. product 5.15, §8
 */
export async function recalculateMonths(
  db: Executor,
  context: Given,
  crewIds: readonly number[],
  ways: RecalculationOptions = {},
): Promise<Recalculated[]> {
  if (crewIds.length === 0) return [];
  const standing = await slipPartsOf(db, crewIds, context.month);
  const facts = await payFactsFor(db, { crewIds, month: context.month });
  const byDay = await tablesByDay(db, context, standing);
  const changed = changedPeople(facts, context, { standing, byDay }, ways);
  if (changed.length === 0) return [];
  const locked = await lockedOf(
    db,
    changed.map(({ crewId }) => crewId),
    context.month,
  );
  const slips = changed.map(({ crewId, partInputs }) =>
    partInputs.map(({ part }) => (part ? locked.get(keyOf(crewId, part.part)) : undefined)),
  );
  const then = await tablesByReference(
    db,
    slips.flat().map((slip) => slip?.tables ?? []),
  );
  const lockedTables = then.values();
  return changed.map((one, at) => {
    const all = one.partInputs.map((worked, place) => {
      const tables = lockedTables.next().value;
      if (!tables) throw new Error("a slip without tables");
      return calculatePart(worked, context, slips[at]?.[place], tables);
    });
    return combined(one, all);
  });
}
