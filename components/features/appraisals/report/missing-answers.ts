import type { useTranslations } from "next-intl";
import { maxScoreWithComment } from "@/lib/features/appraisals/average.rules";
import { decisionNames, reasonLength } from "@/lib/features/appraisals/decisions.rules";
import { periodProblems } from "@/lib/features/appraisals/report/validation.rules";
import { isDay } from "@/lib/platform/calendar/dates";
import { messageOf, splitMessage } from "@/lib/platform/errors";
import { isMessageKey } from "@/lib/platform/i18n/message-key";
import type { Draft, Problem } from "../draft/draft";

const headFields = [
  "reportingPeriodFrom",
  "reportingPeriodTo",
  "dateOfReport",
  "reasonForTheReport",
  "reportingOfficer",
  "reportingOfficerRank",
  "master",
] as const;
const days: readonly string[] = headFields.slice(0, 3);

function headProblems({ values, form }: Draft, today: string): Problem[] {
  const missing = headFields.flatMap((path): Problem[] => {
    const value = values[path].trim();
    if (value === "") return [{ path, message: `appraisals.required.${path}` }];
    return days.includes(path) && !isDay(value) ? [{ path, message: "validation.date" }] : [];
  });
  const areDaysKnown = missing.every(({ path }) => !days.includes(path));
  return [...(areDaysKnown ? periodProblems(values, form.period, today) : []), ...missing];
}

function lineProblems(name: string, lines: Draft["values"]["mandatory"], isNeeded: boolean): Problem[] {
  return lines.flatMap(({ score, comment }, index): Problem[] => {
    const path = `${name}.${index}`;
    if (score === null) return isNeeded ? [{ path: `${path}.score`, message: "appraisals.scoreRequired" }] : [];
    const needsComment = score <= maxScoreWithComment && comment.trim() === "";
    return needsComment ? [{ path: `${path}.comment`, message: "appraisals.commentRequired" }] : [];
  });
}

function decisionProblems({ values, subject }: Draft): Problem[] {
  return decisionNames.flatMap((name): Problem[] => {
    const { answer, reason } = values.decisions[name];
    if (answer === "") return subject.flag === "Form" ? [{ path: name, message: `appraisals.required.${name}` }] : [];
    const reasonLengthGiven = reason.trim().length;
    if (answer === "Yes" || reasonLengthGiven >= reasonLength.least) return [];
    const { least } = reasonLength;
    const message =
      reasonLengthGiven === 0 ? "appraisals.reasonRequired" : messageOf("appraisals.reasonTooShort", { least });
    return [{ path: `${name}Reason`, message }];
  });
}

/**
 * Return what is missing before sending, in screen order, as message keys. The server checks again. Document 3 §5,
 * product 5.17
 */
export function missingAnswersOf(draft: Draft, today: string): Problem[] {
  const { subject, values } = draft;
  const isUpload = subject.flag === "Upload";
  const lines = [
    ...lineProblems("seafarersRatingMandatory", values.mandatory, true),
    ...lineProblems("seafarersRatingAdditional", values.additional, false),
  ];
  const document = { path: "documentAppraisalId", message: "appraisals.required.document" };
  return [
    ...headProblems(draft, today),
    ...(isUpload ? [] : lines),
    ...decisionProblems(draft),
    ...(isUpload && values.file === null ? [document] : []),
  ];
}

/** Return the same problems as texts in the user's language. */
export const missingAnswerTexts = (
  draft: Draft,
  today: string,
  t: ReturnType<typeof useTranslations<never>>,
): Problem[] =>
  missingAnswersOf(draft, today).map(({ path, message }) => {
    const { key, values } = splitMessage(message);
    return { path, message: isMessageKey(t, key) ? t(key, values) : message };
  });
