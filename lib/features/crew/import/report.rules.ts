import { splitMessage } from "@/lib/platform/errors";
import type { Translate } from "@/lib/platform/i18n/messages";
import { headingOf } from "./columns.rules";
import type { Plan } from "./plan.rules";
import type { Problem } from "./row.rules";
import { maxProblemsListed, type ImportMode, type ImportReport } from "./schema";

type Counted = { fileName: string; mode: ImportMode; rows: { crew: number; certificates: number } };

/** Summarise a plan in the reader's language. */
export function reportOf(
  { creates, updates, documents, unchanged, skipped, problems }: Plan,
  { fileName, mode, rows }: Counted,
  t: Translate,
): ImportReport {
  const added = documents.filter(({ replaces }) => replaces === null).length;
  return {
    fileName,
    mode,
    crew: {
      rows: rows.crew,
      added: creates.length,
      changed: updates.length,
      unchanged: unchanged.people,
      skipped: skipped.people,
    },
    certificates: {
      rows: rows.certificates,
      added,
      changed: documents.length - added,
      unchanged: unchanged.documents,
      skipped: skipped.documents,
    },
    errors: problems.filter(({ severity }) => severity === "error").length,
    warnings: problems.filter(({ severity }) => severity === "warning").length,
    problems: [...problems]
      .sort(errorsFirst)
      .slice(0, maxProblemsListed)
      .map((problem) => translated(problem, t)),
  };
}

const errorsFirst = (one: Problem, other: Problem) =>
  Number(one.severity === "warning") - Number(other.severity === "warning");

function translated({ message, column, ...problem }: Problem, t: Translate) {
  const { key, values } = splitMessage(message);
  return { ...problem, column: column === null ? null : headingOf(column, t), message: t(key, values) };
}
