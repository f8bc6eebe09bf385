import type { Executor } from "@/db/client";
import type { PayDifferenceCause } from "@/db/enums/work-orders";
import type { PayFigures } from "@/db/schema/work-orders";
import { asBefore, currentRules, factsDigestOf } from "../months/digest.rules";
import { workOf } from "../months/draw.queries";
import { factsFor, type Facts } from "../months/facts.queries";
import { inputsOf, type Work } from "../months/inputs.rules";
import { tablesNamed, type TablesOfMonth } from "../months/tables.queries";
import type { Month } from "../month.rules";
import type { Division } from "../open.queries";
import { usedTables, type Problem, type Tables } from "../slip/facts.rules";
import { calculateMonth, type Calculated } from "../slip/rules";
import type { SlipInputs } from "../slip/schema";
import { causesOf, figuresOf, noFigures } from "./figures.rules";
import { lockedOf, standingOf } from "./slips.queries";

type Given = { division: Division; month: Month; tables: TablesOfMonth };
/** always: whoever is calculated though nothing changed, as they have differences already; isListing: of older rules as well. as: facts as they would be. */
type Ways = { always?: ReadonlySet<number>; isListing?: boolean; as?: (facts: Facts) => Facts };

/** A locked month beside what it would come to now. owed: null where it cannot be calculated; byRules: what only rules changed since, in due. Whole rupiah. */
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

type Locked = Awaited<ReturnType<typeof lockedOf>> extends Map<number, infer One> ? One : never;
type Standing = Awaited<ReturnType<typeof standingOf>> extends Map<number, infer One> ? One : never;

/** Whether the month is locked for the person: by a slip of their own, or with everybody and without one. */
function isLocked(standing: Standing | undefined, { division: { periods }, month }: Given): boolean {
  if (standing) return standing.state === "locked";
  return periods.lockedThrough !== null && month >= periods.first && month <= periods.lockedThrough;
}

/** Inputs by the facts of now and the settings of the lock; a vessel without a work order has no number yet. */
function inputsNow(facts: Facts, work: Work, locked: Locked | undefined, given: Given) {
  const { division, month } = given;
  const { paysDollarsApart = false, ...kept } = locked?.inputs.settings ?? {};
  const settings = locked ? { ...division, ...kept, paysDollarsApart } : division;
  const numberOf = (vesselId: number | null) =>
    locked?.orders.find((order) => order.vesselId === vesselId)?.number ?? `${month}/${vesselId ?? "-"}`;
  const vessels = work.settlement ? [null] : work.orders.map(({ vesselId }) => vesselId);
  const { lockedThrough } = division.periods;
  const read = inputsOf(facts, work, vessels.map(numberOf), { month, settings, lockedThrough });
  const subsidy = locked?.inputs.person.subsidy;
  if (!read.inputs) return { inputs: null, problems: read.problems.filter(({ stops }) => stops === "calculation") };
  // What was owed is no fact of the month: the slip has deducted it, and what is owed now is of the slips to come.
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

/** Wages that what was taken back is more than are calculated without it: it belongs to the month as it was. */
function calculatedNow(inputs: SlipInputs, tables: Tables): Calculated | { refused: Problem[] } {
  const found = calculateMonth(inputs, tables, "lock");
  const isNegative = "refused" in found && found.refused.every(({ code }) => code === "payNegative");
  return isNegative ? calculateMonth(withoutOther(inputs), tables, "lock") : found;
}

const figuresBy = (inputs: SlipInputs, tables: Tables): PayFigures | null => {
  const found = calculatedNow(inputs, tables);
  return "refused" in found ? null : figuresOf(found, inputs);
};

type Changed = { facts: Facts; work: Work; standing: Standing | undefined; digest: string };

/** Whoever's month is locked and comes from other facts or versions than then. */
function changedAmong(all: readonly Facts[], given: Given, slips: Map<number, Standing>, ways: Ways): Changed[] {
  return all.flatMap((one): Changed[] => {
    // The month as a whole: what its own slips have paid stands beside it.
    const whole = { ...one, locked: null };
    const facts = ways.as ? ways.as(whole) : whole;
    const { id } = facts.person;
    const standing = slips.get(id);
    const work = workOf(facts, given);
    const isKept = ways.always?.has(id) ?? false;
    // A month that was paid in parts was calculated in parts, each by the rate of its own last day: it is not compared as one.
    if (standing?.isApart) return [];
    if (!isLocked(standing, given) || (!standing && work.orders.length === 0 && !isKept)) return [];
    const { inputs } = inputsNow(facts, work, undefined, given);
    const tables = inputs ? usedTables(inputs, given.tables[inputs.payTiming]) : [];
    const digest = factsDigestOf({ inputs, work, tables });
    const isOther = standing?.factsDigest !== digest;
    const isOlder = ways.isListing === true && standing?.rules !== currentRules;
    return isOther || isOlder || isKept ? [{ facts, work, standing, digest }] : [];
  });
}

const unknown = { owed: null, byRules: 0 };

function judged(
  { facts, work, standing, digest }: Changed,
  given: Given,
  locked: Locked | undefined,
  then: Tables,
): Recalculated {
  const { inputs: now, problems } = inputsNow(facts, work, locked, given);
  const about = { crewId: facts.person.id, slipHash: standing?.hash ?? null, digest };
  const base = locked ? calculateMonth(locked.inputs, then, "draft") : null;
  if (base && "refused" in base) return { ...about, paid: noFigures, ...unknown, causes: [], problems: base.refused };
  const paid = base && locked ? figuresOf(base, locked.inputs) : noFigures;
  const was = locked ? { inputs: locked.inputs, tables: locked.tables } : null;
  const isNowhere = work.orders.length === 0 && !work.settlement;
  if (isNowhere) return { ...about, paid, owed: noFigures, problems: [], byRules: 0, causes: causesOf(was, null) };
  if (!now) return { ...about, paid, ...unknown, problems, causes: causesOf(was, null) };
  const tables = given.tables[now.payTiming];
  const rules = standing?.rules ?? null;
  const inputs = locked ? asBefore(now, locked.inputs, rules) : now;
  const found = calculatedNow(inputs, tables);
  const causes = causesOf(was, { inputs, tables: usedTables(inputs, tables) });
  if ("refused" in found) return { ...about, paid, ...unknown, problems: found.refused, causes };
  const owed = figuresOf(found, inputs);
  const whole = locked && rules !== currentRules ? figuresBy(now, tables) : null;
  const byRules = locked && whole ? whole.due - owed.due + paid.due - locked.due : 0;
  return { ...about, paid, owed, problems: [], causes, byRules };
}

/**
 * Locked months of people beside what they would come to by the facts and the verified versions of now, with the settings they were locked by. Whoever
 * nothing happened to is left out; nothing is stored. Whole rupiah, a month of Asia/Jakarta. product 5.15, §8
 */
export async function recalculated(
  db: Executor,
  given: Given,
  crewIds: readonly number[],
  ways: Ways = {},
): Promise<Recalculated[]> {
  if (crewIds.length === 0) return [];
  const slips = await standingOf(db, crewIds, given.month);
  const facts = await factsFor(db, { crewIds, month: given.month });
  const changed = changedAmong(facts, given, slips, ways);
  if (changed.length === 0) return [];
  const ids = changed.map((one) => one.facts.person.id);
  const locked = await lockedOf(db, ids, given.month);
  const then = await tablesNamed(
    db,
    ids.map((id) => locked.get(id)?.tables ?? []),
  );
  return changed.map((one, place) => {
    const tables = then[place];
    if (!tables) throw new Error("a slip without tables");
    return judged(one, given, locked.get(one.facts.person.id), tables);
  });
}
