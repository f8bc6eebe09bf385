import { isDay } from "@/lib/platform/calendar/dates";
import { messageOf, type FieldError, type MessageValues } from "@/lib/platform/errors";
import { wireOfSlot, type Block, type Problem } from "./slots.rules";

/** What stands in the way, as screens show it: one code, its lines of text, and whether a reason lifts it for this reader. */
export type OpenProblem = { code: string; hard: boolean; messages: string[] };
/** A block with the text that tells it. */
export type SaidBlock = Block & { key: string; values: Readonly<MessageValues> };
type Line = { key: string; values: MessageValues };
/** A problem with its lines, each a message key with values; title is what stands for all of them. */
export type SaidProblem = { code: string; hard: boolean; title: Line; lines: Line[] };

/** Names for the ids that problems carry. */
export type Known = {
  people: ReadonlyMap<number, string>;
  seats: ReadonlyMap<number, { vessel: string; position: string }>;
  blocks: readonly SaidBlock[];
  spoken: { date(day: string): string; slot(name: string): string };
};

/** Somebody was faster, or the screen is old: 409. Everything else is a refusal of the business: 400. */
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
/** The code a block has among the problems. */
export const blockCode = ({ code }: Block) => `${compliancePrefix}${code}`;
/** Each code once. */
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

/** Who may lift a problem with a reason is not sent to somebody who may. */
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

/** Every problem once with all its lines; the order stays. */
export function sayProblems(problems: readonly Problem[], known: Known): SaidProblem[] {
  const all = problems.map((problem) => said(problem, known));
  return all.filter(({ code }, index) => all.findIndex((other) => other.code === code) === index);
}

const overlap = "overlap";
/** Whether a reason must be given for what stands in the way; that of an overlap is asked and may be left empty. product 5.2 */
export const mustSayWhy = (codes: readonly string[]) => codes.some((code) => code !== overlap);
/** What is sent once somebody has read what stands in the way: an overlap is allowed as the documents have it. D2 §4 */
export const acceptanceOf = (codes: readonly string[]) => ({
  allowOverlapDate: codes.includes(overlap),
  acceptedCodes: codes.filter((code) => code !== overlap),
});

/** Problems as the fields of a refusal: "soft/overlap" with a text, one line each. */
export const asFields = (problems: readonly SaidProblem[]): FieldError[] =>
  problems.flatMap(({ code, hard, lines }) =>
    lines.map(({ key, values }) => ({ path: `${hard ? "hard" : "soft"}/${code}`, message: messageOf(key, values) })),
  );

/** The problems a refusal names; none when it was refused for something else. */
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

/** "Current" for a slot of the database; history and cancelled as they are. */
export const slotWord = (slot: string) => (isKnownSlot(slot) ? wireOfSlot[slot] : slot);
const isKnownSlot = (slot: string): slot is keyof typeof wireOfSlot => Object.hasOwn(wireOfSlot, slot);
