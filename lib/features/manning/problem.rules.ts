import { isDay } from "@/lib/platform/calendar/dates";
import { messageOf, type FieldError, type MessageValues } from "@/lib/platform/errors";
import { wireOfSlot, type Block, type Problem } from "./slots.rules";

/** A problem as screens show it: code, lines of text, and whether a reason overrides it. */
export type OpenProblem = { code: string; hard: boolean; messages: string[] };
/** A block with its message. */
export type SaidBlock = Block & { key: string; values: Readonly<MessageValues> };
type Line = { key: string; values: MessageValues };
/** A problem with its lines as message keys and values. title summarises them. */
export type SaidProblem = { code: string; hard: boolean; title: Line; lines: Line[] };

/** Names for the ids in problems. */
export type Known = {
  people: ReadonlyMap<number, string>;
  seats: ReadonlyMap<number, { vessel: string; position: string }>;
  blocks: readonly SaidBlock[];
  spoken: { date(day: string): string; slot(name: string): string };
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

function spokenValues(values: Readonly<MessageValues>, { spoken, people, seats }: Known): MessageValues {
  const spokenDays = Object.entries(values).map(
    ([name, value]) => [name, typeof value === "string" && isDay(value) ? spoken.date(value) : value] as const,
  );
  const { crewId, seatId, slot } = values;
  return {
    ...Object.fromEntries(spokenDays),
    ...(typeof crewId === "number" ? { name: people.get(crewId) ?? "" } : {}),
    ...(typeof seatId === "number" ? (seats.get(seatId) ?? { vessel: "", position: "" }) : {}),
    ...(typeof slot === "string" ? { slot: spoken.slot(slot) } : {}),
  };
}

/** This problem has its own text for users who may not override it. */
const askedOfOthers = "second-future";
const ownKey = ({ code, hard }: Problem) => {
  if (code.startsWith(compliancePrefix)) return "manning.problems.compliance";
  return code === askedOfOthers && hard ? "manning.problems.second-future-hard" : `manning.problems.${code}`;
};

function said(problem: Problem, known: Known): SaidProblem {
  const { code, hard, values, overlaps = [] } = problem;
  const line = (key: string, own: Readonly<MessageValues>): Line => ({ key, values: spokenValues(own, known) });
  const own = line(ownKey(problem), values);
  const blocks = known.blocks
    .filter((block) => blockCode(block) === code)
    .map((block) => line(block.key, block.values));
  const stays = overlaps.map(({ kind, crewId, seatId, from, to, days }) =>
    line(`manning.overlap.${kind}`, { crewId, seatId, from, to, days }),
  );
  const lines = [...blocks, ...stays];
  return { code, hard, title: blocks[0] ?? own, lines: lines.length > 0 ? lines : [own] };
}

/** Describe each problem once with all its lines, in order. */
export function sayProblems(problems: readonly Problem[], known: Known): SaidProblem[] {
  const all = problems.map((problem) => said(problem, known));
  return all.filter(({ code }, index) => all.findIndex((other) => other.code === code) === index);
}

const overlap = "overlap";
/** Whether the override needs a reason. For an overlap alone it is optional. product 5.2 */
export const mustSayWhy = (codes: readonly string[]) => codes.some((code) => code !== overlap);
/** Return the acceptance of shown problems. An overlap is accepted by the documented flag. D2 §4 */
export const acceptanceOf = (codes: readonly string[]) => ({
  allowOverlapDate: codes.includes(overlap),
  acceptedCodes: codes.filter((code) => code !== overlap),
});

/** Map problems to field errors such as "soft/overlap", one per line. */
export const asFields = (problems: readonly SaidProblem[]): FieldError[] =>
  problems.flatMap(({ code, hard, lines }) =>
    lines.map(({ key, values }) => ({ path: `${hard ? "hard" : "soft"}/${code}`, message: messageOf(key, values) })),
  );

/** Parse the problems of a refusal; empty for other refusals. */
export function problemsOf(errors: readonly FieldError[]): OpenProblem[] {
  const found = new Map<string, OpenProblem>();
  for (const { path, message } of errors) {
    const [, weight, code] = /^(hard|soft)\/(.+)$/.exec(path) ?? [];
    if (!weight || !code) continue;
    const known = found.get(code);
    if (known) known.messages.push(message);
    else found.set(code, { code, hard: weight === "hard", messages: [message] });
  }
  return [...found.values()];
}

/** Return the documented name of an open slot; "history" and "cancelled" stay. */
export const slotWord = (slot: string) => (isKnownSlot(slot) ? wireOfSlot[slot] : slot);
const isKnownSlot = (slot: string): slot is keyof typeof wireOfSlot => Object.hasOwn(wireOfSlot, slot);
