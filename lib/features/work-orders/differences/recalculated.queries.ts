import type { Executor } from "@/db/client";
import type { PayDifferenceCause } from "@/db/enums/work-orders";
import type { PayFigures } from "@/db/schema/work-orders";
import { asBefore, currentRules, factsDigestOf } from "../months/digest.rules";
import { workOf } from "../months/draw.queries";
import { factsFor, type Facts } from "../months/facts.queries";
import { inputsOf, type Work } from "../months/inputs.rules";
import { tablesNamed, tablesOf, type TablesOfMonth } from "../months/tables.queries";
import type { Month } from "../month.rules";
import type { Division } from "../open.queries";
import { usedTables, type Problem, type Tables } from "../slip/facts.rules";
import { calculateMonth, type Calculated } from "../slip/rules";
import type { SlipInputs } from "../slip/schema";
import { causesOf, figuresOf, noFigures, sumOfFigures } from "./figures.rules";
import { digestOfParts, partsOf, type FactsOfPart } from "./parts.rules";
import { keyOf, lockedOf, slipHashOf, standingOf, type Locked, type Part } from "./slips.queries";

type Given = { division: Division; month: Month; tables: TablesOfMonth };
/**
 * always: people recalculated even if unchanged, since they have differences; isListing: include older rules. as: facts
 * to assume.
 */
type Ways = { always?: ReadonlySet<number>; isListing?: boolean; as?: (facts: Facts) => Facts };

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
  return periods.lockedThrough !== null && month >= periods.first && month <= periods.lockedThrough;
}

/** Build inputs from current facts and the settings at lock time. A vessel without a work order has no number yet. */
function inputsNow({ facts, work, settledOn }: Worked, locked: Locked | undefined, given: Given) {
  const { division, month } = given;
  const { paysDollarsApart = false, ...kept } = locked?.inputs.settings ?? {};
  const settings = locked ? { ...division, ...kept, paysDollarsApart } : division;
  const numberOf = (vesselId: number | null) =>
    locked?.orders.find((order) => order.vesselId === vesselId)?.number ?? `${month}/${vesselId ?? "-"}`;
  const vessels = work.settlement ? [null] : work.orders.map(({ vesselId }) => vesselId);
  const { lockedThrough } = division.periods;
  const read = inputsOf(facts, work, vessels.map(numberOf), {
    ...{ month, settings, lockedThrough },
    ...(settledOn ? { settledOn } : {}),
  });
  const subsidy = locked?.inputs.person.subsidy;
  if (!read.inputs) return { inputs: null, problems: read.problems.filter(({ stops }) => stops === "calculation") };
  // Debts are not facts of the month: the slip has deducted them, and today's debts belong to later slips.
  const { debts: _, ...now } = read.inputs;
  const debts = locked?.inputs.debts;
  const inputs = {
    ...now,
    ...(subsidy ? { person: { ...now.person, subsidy } } : {}),
    ...(debts ? { debts } : {}),
  };
  return { inputs, problems: read.problems.filter(({ stops }) => stops === "calculation") };
}

const withoutOther = (inputs: SlipInputs): SlipInputs => ({
  ...inputs,
  workOrders: inputs.workOrders.map((order) => ({ ...order, irregular: [], adjustments: [] })),
  ...(inputs.settlement ? { settlement: { ...inputs.settlement, irregular: [], adjustments: [] } } : {}),
});

/** Recalculate without adjustments that exceed the wages: they belong to the month as it was locked. */
function calculatedNow(inputs: SlipInputs, tables: Tables): Calculated | { refused: Problem[] } {
  const found = calculateMonth(inputs, tables, "lock");
  const isNegative = "refused" in found && found.refused.every(({ code }) => code === "payNegative");
  return isNegative ? calculateMonth(withoutOther(inputs), tables, "lock") : found;
}

const figuresBy = (inputs: SlipInputs, tables: Tables): PayFigures | null => {
  const found = calculatedNow(inputs, tables);
  return "refused" in found ? null : figuresOf(found, inputs);
};

type Worked = FactsOfPart & { work: Work };
type Calculable = Worked & { tables: TablesOfMonth; digest: string };
type Changed = { crewId: number; parts: readonly Part[]; worked: Calculable[]; digest: string };

/** Load the tables of each day a slip was settled on: those of the month, with that day's dollar rate. */
async function tablesByDay(db: Executor, given: Given, standing: Map<number, Part[]>) {
  const days = new Set([...standing.values()].flat().flatMap(({ settledOn }) => settledOn ?? []));
  const byDay = new Map<string | undefined, TablesOfMonth>([[undefined, given.tables]]);
  for (const day of days) {
    const ofDay = await tablesOf(db, given.month, day);
    const dollar = "exchange-rate";
    byDay.set(day, {
      same: { ...given.tables.same, [dollar]: ofDay.same[dollar] },
      next: { ...given.tables.next, [dollar]: ofDay.next[dollar] },
    });
  }
  return byDay;
}
type ByDay = Awaited<ReturnType<typeof tablesByDay>>;

/** Build the parts of a person's month from current facts, with tables and change detection. */
function workedOf(facts: Facts, parts: readonly Part[], given: Given, byDay: ByDay): Calculable[] {
  return partsOf(facts, parts, given.month).map((one) => {
    const worked = { ...one, work: workOf(one.facts, given) };
    const tables = byDay.get(one.settledOn) ?? given.tables;
    const { inputs } = inputsNow(worked, undefined, given);
    const used = inputs ? usedTables(inputs, tables[inputs.payTiming]) : [];
    return { ...worked, tables, digest: factsDigestOf({ inputs, work: worked.work, tables: used }) };
  });
}

/** Select people whose month is locked and whose facts or versions changed since. */
function changedAmong(
  all: readonly Facts[],
  given: Given,
  { standing, byDay }: { standing: Map<number, Part[]>; byDay: ByDay },
  ways: Ways,
): Changed[] {
  return all.flatMap((one): Changed[] => {
    const facts = ways.as ? ways.as(one) : one;
    const { id: crewId } = facts.person;
    const parts = standing.get(crewId) ?? [];
    const isKept = ways.always?.has(crewId) ?? false;
    if (!isLocked(parts, given)) return [];
    const worked = workedOf(facts, parts, given, byDay);
    if (parts.length === 0 && !isKept && worked.every(({ work }) => work.orders.length === 0)) return [];
    const isOther = worked.some(({ part, digest }) => part?.factsDigest !== digest);
    const isOlder = ways.isListing === true && worked.some(({ part }) => part?.rules !== currentRules);
    const digest = digestOfParts(worked.map((part) => part.digest));
    return isOther || isOlder || isKept ? [{ crewId, parts, worked, digest }] : [];
  });
}

type Judged = Pick<Recalculated, "paid" | "owed" | "problems" | "causes" | "byRules">;
const unknown = { owed: null, byRules: 0 };

function judged(one: Calculable, given: Given, locked: Locked | undefined, then: Tables): Judged {
  const { work, part } = one;
  const { inputs: now, problems } = inputsNow(one, locked, given);
  const base = locked ? calculateMonth(locked.inputs, then, "draft") : null;
  if (base && "refused" in base) return { paid: noFigures, ...unknown, causes: [], problems: base.refused };
  const paid = base && locked ? figuresOf(base, locked.inputs) : noFigures;
  const was = locked ? { inputs: locked.inputs, tables: locked.tables } : null;
  const isNowhere = work.orders.length === 0 && !work.settlement;
  if (isNowhere) return { paid, owed: noFigures, problems: [], byRules: 0, causes: causesOf(was, null) };
  if (!now) return { paid, ...unknown, problems, causes: causesOf(was, null) };
  const tables = one.tables[now.payTiming];
  const rules = part?.rules ?? null;
  const inputs = locked ? asBefore(now, locked.inputs, rules) : now;
  const found = calculatedNow(inputs, tables);
  const causes = causesOf(was, { inputs, tables: usedTables(inputs, tables) });
  if ("refused" in found) return { paid, ...unknown, problems: found.refused, causes };
  const owed = figuresOf(found, inputs);
  const whole = locked && rules !== currentRules ? figuresBy(now, tables) : null;
  const byRules = locked && whole ? whole.due - owed.due + paid.due - locked.due : 0;
  return { paid, owed, problems: [], causes, byRules };
}

/** Combine the recalculated parts of a month; unknown when one cannot be calculated. */
function together({ crewId, parts, digest }: Changed, all: readonly Judged[]): Recalculated {
  const owed = all.flatMap((one) => one.owed ?? []);
  return {
    ...{ crewId, digest, slipHash: slipHashOf(parts) },
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
export async function recalculated(
  db: Executor,
  given: Given,
  crewIds: readonly number[],
  ways: Ways = {},
): Promise<Recalculated[]> {
  if (crewIds.length === 0) return [];
  const standing = await standingOf(db, crewIds, given.month);
  const facts = await factsFor(db, { crewIds, month: given.month });
  const byDay = await tablesByDay(db, given, standing);
  const changed = changedAmong(facts, given, { standing, byDay }, ways);
  if (changed.length === 0) return [];
  const locked = await lockedOf(
    db,
    changed.map(({ crewId }) => crewId),
    given.month,
  );
  const slips = changed.map(({ crewId, worked }) =>
    worked.map(({ part }) => (part ? locked.get(keyOf(crewId, part.part)) : undefined)),
  );
  const then = await tablesNamed(
    db,
    slips.flat().map((slip) => slip?.tables ?? []),
  );
  const named = then.values();
  return changed.map((one, at) => {
    const all = one.worked.map((worked, place) => {
      const tables = named.next().value;
      if (!tables) throw new Error("a slip without tables");
      return judged(worked, given, slips[at]?.[place], tables);
    });
    return together(one, all);
  });
}
