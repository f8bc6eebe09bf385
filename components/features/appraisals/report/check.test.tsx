/** @jest-environment node */
import { writtenDraft } from "@/db/testing/appraisal-draft";
import type { Draft } from "../draft/shape";
import { problemsOf } from "./check";

const today = "2026-11-20";
const with_ = (values: Partial<Draft["values"]>, subject: Partial<Draft["subject"]> = {}): Draft => ({
  ...writtenDraft,
  subject: { ...writtenDraft.subject, ...subject },
  values: { ...writtenDraft.values, ...values },
});
const paths = (draft: Draft) => problemsOf(draft, today).map(({ path, message }) => `${path} ${message}`);

test("a whole report lacks nothing", () => {
  expect(problemsOf(writtenDraft, today)).toEqual([]);
});

test("every mandatory line needs a score, a low one its comment, an additional one neither", () => {
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

test("the period lies within the stay, give or take three days, and the report is not dated ahead", () => {
  expect(paths(with_({ reportingPeriodFrom: "2026-04-28" }))).toEqual([]);
  expect(paths(with_({ reportingPeriodFrom: "2026-04-27" }))).toEqual(["reportingPeriodFrom appraisals.periodOutside"]);
  expect(paths(with_({ dateOfReport: "2026-11-21" }))).toEqual(["dateOfReport appraisals.reportInFuture"]);
  expect(paths(with_({ dateOfReport: "30 Feb" }))).toEqual(["dateOfReport validation.date"]);
});

test("a No says why in five letters; on the upload no decision is needed, but the document is", () => {
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
