import { decisionNames, type Decision } from "@/lib/features/appraisals/decisions.rules";
import type { DecisionValue, Draft, DraftValues } from "./shape";

const kind = "nakhoda-appraisal-draft";

/** A name the ship's PC keeps apart: what, who, when; nothing a file system minds. */
export function fileNameOf({ subject, savedAt }: Draft): string {
  const person = subject.seafarersName.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
  return `appraisal-${person}-${savedAt.slice(0, 10) || "draft"}.json`;
}

/** What lies in a saved file: readable by anybody who has it. */
export const fileOf = ({ subject, values }: Draft) => JSON.stringify({ kind, subject, values }, null, 2);

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

/** What a saved file says, laid over a form: lines the form does not ask stay out, its attached document stays. Null for another file, or one about somebody else. */
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
    dateOfReport: text(given.dateOfReport),
    reportingPeriodFrom: text(given.reportingPeriodFrom),
    reportingPeriodTo: text(given.reportingPeriodTo),
    reasonForTheReport: text(given.reasonForTheReport),
    reportingOfficer: text(given.reportingOfficer),
    reportingOfficerRank: text(given.reportingOfficerRank),
    master: text(given.master),
    generalComments: text(given.generalComments),
    courseRank: text(given.courseRank),
    average: text(given.average),
    mandatory: linesFrom(given.mandatory, form.mandatory),
    additional: linesFrom(given.additional, form.additional),
    decisions: decided,
    trainingList: records(given.trainingList).map(({ no, name, reason, comment }) => ({
      no: text(no),
      name: text(name),
      reason: text(reason),
      comment: text(comment),
    })),
    file: form.file,
  };
}
