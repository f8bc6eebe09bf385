import { decisionNames, type Decision } from "@/lib/features/appraisals/decisions.rules";
import { draftFileKind } from "./device-file";
import type { DecisionValue, Draft, DraftValues } from "./draft";

const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
const records = (value: unknown) => (Array.isArray(value) ? value.map(record) : []);
const text = (value: unknown) => (typeof value === "string" ? value : "");

function linesFrom(fileLines: unknown, formLines: DraftValues["mandatory"]) {
  const lines = records(fileLines);
  return formLines.map(({ no }) => {
    const fileLine = lines.find((line) => line.no === no);
    const score = Number(fileLine?.score);
    return { no, score: [1, 2, 3, 4, 5].includes(score) ? score : null, comment: text(fileLine?.comment) };
  });
}

function decisionFrom(value: unknown): DecisionValue {
  const { answer, reason } = record(value);
  return { answer: answer === "Yes" || answer === "No" ? answer : "", reason: text(reason) };
}

/** Read every plain text field; empty when the file has none. */
const textsFrom = (values: Record<string, unknown>, form: DraftValues) =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => (typeof value === "string" ? [[name, text(values[name])]] : [])),
  );

/**
 * Merge a draft file into a form. Unknown lines are ignored and the attached document stays. Null for another file
 * type or another seafarer.
 */
export function readDraftFile(content: string, { subject, values: form }: Draft): DraftValues | null {
  let file: Record<string, unknown>;
  try {
    file = record(JSON.parse(content));
  } catch {
    return null;
  }
  if (file.kind !== draftFileKind || record(file.subject).assignmentId !== subject.assignmentId) return null;
  const values = record(file.values);
  const decisions = record(values.decisions);
  const decided: Record<Decision, DecisionValue> = { ...form.decisions };
  for (const name of decisionNames) decided[name] = decisionFrom(decisions[name]);
  return {
    ...form,
    ...textsFrom(values, form),
    mandatory: linesFrom(values.mandatory, form.mandatory),
    additional: linesFrom(values.additional, form.additional),
    decisions: decided,
    trainingList: records(values.trainingList).map(({ no, name, reason, comment }) => ({
      no: text(no),
      name: text(name),
      reason: text(reason),
      comment: text(comment),
    })),
  };
}
