import { decisionNames, type Decision } from "@/lib/features/appraisals/decisions.rules";
import { kind } from "./as-file";
import type { DecisionValue, Draft, DraftValues } from "./shape";

const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
const records = (value: unknown) => (Array.isArray(value) ? value.map(record) : []);
const text = (value: unknown) => (typeof value === "string" ? value : "");

function linesFrom(said: unknown, asked: DraftValues["mandatory"]) {
  const found = records(said);
  return asked.map(({ no }) => {
    const same = found.find((line) => line.no === no);
    const score = Number(same?.score);
    return { no, score: [1, 2, 3, 4, 5].includes(score) ? score : null, comment: text(same?.comment) };
  });
}

function decisionFrom(said: unknown): DecisionValue {
  const { answer, reason } = record(said);
  return { answer: answer === "Yes" || answer === "No" ? answer : "", reason: text(reason) };
}

/** Read every plain text field; empty when the file has none. */
const textsFrom = (given: Record<string, unknown>, form: DraftValues) =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => (typeof value === "string" ? [[name, text(given[name])]] : [])),
  );

/**
 * Merge a draft file into a form. Unknown lines are ignored and the attached document stays. Null for another file
 * type or another seafarer.
 */
export function readFile(content: string, { subject, values: form }: Draft): DraftValues | null {
  let file: Record<string, unknown>;
  try {
    file = record(JSON.parse(content));
  } catch {
    return null;
  }
  if (file.kind !== kind || record(file.subject).assignmentId !== subject.assignmentId) return null;
  const given = record(file.values);
  const decisions = record(given.decisions);
  const decided: Record<Decision, DecisionValue> = { ...form.decisions };
  for (const name of decisionNames) decided[name] = decisionFrom(decisions[name]);
  return {
    ...form,
    ...textsFrom(given, form),
    mandatory: linesFrom(given.mandatory, form.mandatory),
    additional: linesFrom(given.additional, form.additional),
    decisions: decided,
    trainingList: records(given.trainingList).map(({ no, name, reason, comment }) => ({
      no: text(no),
      name: text(name),
      reason: text(reason),
      comment: text(comment),
    })),
  };
}
