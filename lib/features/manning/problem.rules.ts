import { isDay } from "@/lib/platform/calendar/dates";
import { messageOf, type FieldError, type MessageValues } from "@/lib/platform/errors";
import { apiSlotOf, type Block, type Problem } from "./slots.rules";

/** A problem as screens show it: code, lines of text, and whether a reason overrides it. */
export type OpenProblem = { code: string; hard: boolean; messages: string[] };
/** A block with its message. */
export type DescribedBlock = Block & { key: string; values: Readonly<MessageValues> };
type Line = { key: string; values: MessageValues };
/** A problem with its lines as message keys and values. title summarises them. */
export type DescribedProblem = { code: string; hard: boolean; title: Line; lines: Line[] };

/** Names for the ids in problems. */
export type ProblemNames = {
  people: ReadonlyMap<number, string>;
  seats: ReadonlyMap<number, { vessel: string; position: string }>;
  blocks: readonly DescribedBlock[];
  format: { date(day: string): string; slot(name: string): string };
};

/** Problems caused by a concurrent or outdated change: 409. All others are 400. */
const conflicts = new Set([
  "not-in-next",
  "not-on-board",
  "slot-taken",
  "next-empty",
  "already-decided",
  "changed-since",
  "on-board-elsewhere",
  "seat-removed",
  "extension-pending",
]);
export const isConflict = (code: string) => conflicts.has(code);

const compliancePrefix = "compliance:";
/** Return the problem code of a block. */
export const blockCode = ({ code }: Block) => `${compliancePrefix}${code}`;
/** Return each code once. */
export const codesOf = (problems: readonly Problem[]): string[] => [...new Set(problems.map(({ code }) => code))];

function displayValues(values: Readonly<MessageValues>, { format, people, seats }: ProblemNames): MessageValues {
  const displayDays = Object.entries(values).map(
    ([name, value]) => [name, typeof value === "string" && isDay(value) ? format.date(value) : value] as const,
  );
  const { crewId, seatId, slot } = values;
  return {
    ...Object.fromEntries(displayDays),
    ...(typeof crewId === "number" ? { name: people.get(crewId) ?? "" } : {}),
    ...(typeof seatId === "number" ? (seats.get(seatId) ?? { vessel: "", position: "" }) : {}),
    ...(typeof slot === "string" ? { slot: format.slot(slot) } : {}),
  };
}

/** This problem has its own text for users who may not override it. */
const decidedByOthers = "second-future";
const ownKey = ({ code, hard }: Problem) => {
  if (code.startsWith(compliancePrefix)) return "manning.problems.compliance";
  return code === decidedByOthers && hard ? "manning.problems.second-future-hard" : `manning.problems.${code}`;
};

function describeProblem(problem: Problem, names: ProblemNames): DescribedProblem {
  const { code, hard, values, overlaps = [] } = problem;
  const line = (key: string, own: Readonly<MessageValues>): Line => ({ key, values: displayValues(own, names) });
  const own = line(ownKey(problem), values);
  const blocks = names.blocks
    .filter((block) => blockCode(block) === code)
    .map((block) => line(block.key, block.values));
  const overlapLines = overlaps.map(({ kind, crewId, seatId, from, to, days }) =>
    line(`manning.overlap.${kind}`, { crewId, seatId, from, to, days }),
  );
  const lines = [...blocks, ...overlapLines];
  return { code, hard, title: blocks[0] ?? own, lines: lines.length > 0 ? lines : [own] };
}

/** Describe each problem once with all its lines, in order. */
export function describeProblems(problems: readonly Problem[], names: ProblemNames): DescribedProblem[] {
  const all = problems.map((problem) => describeProblem(problem, names));
  return all.filter(({ code }, index) => all.findIndex((other) => other.code === code) === index);
}

const overlap = "overlap";
/** Whether the override needs a reason. For an overlap alone it is optional. product 5.2 */
export const requiresReason = (codes: readonly string[]) => codes.some((code) => code !== overlap);
/** Return the acceptance of shown problems. An overlap is accepted by the documented flag. D2 §4 */
export const acceptanceOf = (codes: readonly string[]) => ({
  allowOverlapDate: codes.includes(overlap),
  acceptedCodes: codes.filter((code) => code !== overlap),
});

/** Map problems to field errors such as "soft/overlap", one per line. */
export const asFieldErrors = (problems: readonly DescribedProblem[]): FieldError[] =>
  problems.flatMap(({ code, hard, lines }) =>
    lines.map(({ key, values }) => ({ path: `${hard ? "hard" : "soft"}/${code}`, message: messageOf(key, values) })),
  );

/** Parse the problems of a refusal; empty for other refusals. */
export function problemsOf(errors: readonly FieldError[]): OpenProblem[] {
  const byCode = new Map<string, OpenProblem>();
  for (const { path, message } of errors) {
    const [, weight, code] = /^(hard|soft)\/(.+)$/.exec(path) ?? [];
    if (!weight || !code) continue;
    const names = byCode.get(code);
    if (names) names.messages.push(message);
    else byCode.set(code, { code, hard: weight === "hard", messages: [message] });
  }
  return [...byCode.values()];
}

/** Return the documented name of an open slot; "history" and "cancelled" stay. */
export const slotKeyOf = (slot: string) => (isOpenSlotName(slot) ? apiSlotOf[slot] : slot);
const isOpenSlotName = (slot: string): slot is keyof typeof apiSlotOf => Object.hasOwn(apiSlotOf, slot);
