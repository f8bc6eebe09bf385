import { decisionNames, type Draft, type DraftValues } from "./shape";

const kind = "nakhoda-appraisal-draft";

/** A name the ship's PC keeps apart: what, who, when; nothing a file system minds. */
export function fileNameOf({ subject, savedAt }: Draft): string {
  const person = subject.crewName.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
  return `appraisal-${person}-${savedAt.slice(0, 10) || "draft"}.json`;
}

/** Saves a draft where its writer wants it: readable by anybody who has the file. */
export function saveAsFile(draft: Draft) {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify({ kind, subject: draft.subject, values: draft.values }, null, 2)], {
      type: "application/json",
    }),
  );
  const link = document.createElement("a");
  link.href = url;
  link.download = fileNameOf(draft);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
const text = (value: unknown) => (typeof value === "string" ? value : "");

/** What a saved file says, laid over a form: lines of questions the form does not ask stay out. Null for another file, or one about another person. */
export function readFile(content: string, crewName: string, form: DraftValues): DraftValues | null {
  let file: Record<string, unknown>;
  try {
    file = record(JSON.parse(content));
  } catch {
    return null;
  }
  if (file.kind !== kind || record(file.subject).crewName !== crewName) return null;
  const given = record(file.values);
  const lines = (asked: DraftValues["mandatory"], said: unknown) => {
    const found = Array.isArray(said) ? said.map(record) : [];
    return asked.map((line) => {
      const same = found.find(({ no }) => no === line.no);
      const score = Number(same?.score);
      return { ...line, score: score >= 1 && score <= 5 ? Math.round(score) : null, comment: text(same?.comment) };
    });
  };
  const decisions = record(given.decisions);
  const plain = (name: keyof DraftValues) => text(given[name]);
  return {
    dateOfReport: plain("dateOfReport"),
    reportingPeriodFrom: plain("reportingPeriodFrom"),
    reportingPeriodTo: plain("reportingPeriodTo"),
    reasonForTheReport: plain("reasonForTheReport"),
    reportingOfficer: plain("reportingOfficer"),
    reportingOfficerRank: plain("reportingOfficerRank"),
    master: plain("master"),
    courseRank: plain("courseRank"),
    generalComments: plain("generalComments"),
    mandatory: lines(form.mandatory, given.mandatory),
    additional: lines(form.additional, given.additional),
    decisions: Object.fromEntries(
      decisionNames.map((name) => {
        const { answer, reason } = record(decisions[name]);
        return [name, { answer: answer === "Yes" || answer === "No" ? answer : "", reason: text(reason) }];
      }),
    ) as DraftValues["decisions"],
    trainingList: (Array.isArray(given.trainingList) ? given.trainingList.map(record) : []).map((line) => ({
      no: text(line.no),
      name: text(line.name),
      reason: text(line.reason),
      comment: text(line.comment),
    })),
  };
}
