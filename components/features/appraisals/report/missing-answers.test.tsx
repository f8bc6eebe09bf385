/** @jest-environment node */
import { writtenDraft } from "@/db/testing/records/appraisal-draft";
import type { Draft } from "../draft/draft";
import { missingAnswersOf } from "./missing-answers";

const today = "2026-11-20";
const with_ = (values: Partial<Draft["values"]>, subject: Partial<Draft["subject"]> = {}): Draft => ({
  ...writtenDraft,
  subject: { ...writtenDraft.subject, ...subject },
  values: { ...writtenDraft.values, ...values },
});
const paths = (draft: Draft) => missingAnswersOf(draft, today).map(({ path, message }) => `${path} ${message}`);

test("accepts a complete report", () => {
  expect(missingAnswersOf(writtenDraft, today)).toEqual([]);
});

test("requires a score per mandatory line and a comment on low ones, not for additional lines", () => {
  const { mandatory } = writtenDraft.values;
  const lines = mandatory.map((line, index) => ({ ...line, score: index === 0 ? null : 2, comment: " " }));
  expect(paths(with_({ mandatory: lines }))).toEqual([
    "seafarersRatingMandatory.0.score appraisals.scoreRequired",
    "seafarersRatingMandatory.1.comment appraisals.commentRequired",
  ]);
  expect(paths(with_({ additional: [{ no: "1", score: 1, comment: "" }] }))).toEqual([
    "seafarersRatingAdditional.0.comment appraisals.commentRequired",
  ]);
});

test("requires the period within the time on board plus three days, and no future report date", () => {
  expect(paths(with_({ reportingPeriodFrom: "2026-04-28" }))).toEqual([]);
  expect(paths(with_({ reportingPeriodFrom: "2026-04-27" }))).toEqual(["reportingPeriodFrom appraisals.periodOutside"]);
  expect(paths(with_({ dateOfReport: "2026-11-21" }))).toEqual(["dateOfReport appraisals.reportInFuture"]);
  expect(paths(with_({ dateOfReport: "30 Feb" }))).toEqual(["dateOfReport validation.date"]);
});

test("requires five characters for a No; an upload needs only the document", () => {
  const decisions = {
    ...writtenDraft.values.decisions,
    promote: { answer: "No" as const, reason: "no" },
    recommendation: { answer: "" as const, reason: "" },
  };
  expect(paths(with_({ decisions }))).toEqual([
    "promoteReason appraisals.reasonTooShort?least=5",
    "recommendation appraisals.required.recommendation",
  ]);
  expect(paths(with_({ decisions }, { flag: "Upload" }))).toEqual([
    "promoteReason appraisals.reasonTooShort?least=5",
    "documentAppraisalId appraisals.required.document",
  ]);
});
