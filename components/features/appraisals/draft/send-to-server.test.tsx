/** @jest-environment node */
import { writtenDraft } from "@/db/testing/records/appraisal-draft";
import { requestBodyOf } from "./request-body";
import { outcomeOf, sendDraft } from "./send-to-server";

test("queues unanswered sends, returns refused ones, and never sends with another user's session", () => {
  const refusal = {
    message: "Score is required",
    errors: [{ path: "seafarersRatingMandatory.0.score", message: "Score is required" }, 7],
  };
  expect(outcomeOf(writtenDraft, 200, { employeeAppraisalId: 4, isRepeat: true })).toEqual({ kind: "sent" });
  for (const status of [408, 425, 429, 500, 502, 503, 504])
    expect(outcomeOf(writtenDraft, status, refusal)).toEqual({ kind: "later" });
  expect(outcomeOf(writtenDraft, 401, refusal)).toEqual({ kind: "away" });
  expect(outcomeOf(writtenDraft, 422, refusal)).toEqual({
    kind: "refused",
    message: "Score is required",
    problems: [{ path: "seafarersRatingMandatory.0.score", message: "Score is required" }],
  });
  expect(outcomeOf(writtenDraft, 409, { message: "Already open" })).toEqual({
    kind: "refused",
    message: "Already open",
    problems: [],
  });
  // An error page of a proxy, such as a satellite gateway.
  expect(outcomeOf(writtenDraft, 404, null)).toEqual({ kind: "later" });
});

test("keeps changes made after an earlier attempt that the server stored", () => {
  const changed = { ...writtenDraft, isChangedSinceTry: true };
  expect(outcomeOf(changed, 200, { employeeAppraisalId: 4, isRepeat: true })).toEqual({ kind: "earlier" });
  expect(outcomeOf(changed, 200, { employeeAppraisalId: 4, isRepeat: false })).toEqual({ kind: "sent" });
});

test("keeps the report under its key while offline", async () => {
  const sent: unknown[] = [];
  const before = globalThis.fetch;
  globalThis.fetch = (_address, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return Promise.reject(new TypeError("Failed to fetch"));
  };
  try {
    expect(await sendDraft(writtenDraft, "owner-a")).toEqual({ kind: "later" });
    expect(await sendDraft(writtenDraft, "owner-a")).toEqual({ kind: "later" });
  } finally {
    globalThis.fetch = before;
  }
  const keys = sent.map((body) => (body as { report: { reportKey: string } }).report.reportKey);
  expect(keys).toEqual([writtenDraft.reportKey, writtenDraft.reportKey]);
});

test("sends reasons only with a No, questions with lines, and the assignment of a new report", () => {
  const sent = requestBodyOf({
    ...writtenDraft,
    values: {
      ...writtenDraft.values,
      decisions: {
        ...writtenDraft.values.decisions,
        promote: { answer: "No", reason: " One season more " },
        toBeReemployed: { answer: "Yes", reason: "remembered" },
      },
    },
  });
  expect(sent).toMatchObject({
    assignmentId: 5,
    formId: 1,
    promote: "No",
    promoteReason: "One season more",
    toBeReemployed: "Yes",
    toBeReemployedReason: null,
    nationality: "–",
    seafarersRatingMandatory: [
      { no: "1", name: "Works safely", score: 4, comment: null },
      { no: "2", name: "Gets on with others", score: 2, comment: "Shouts on the bridge" },
    ],
    courseRank: "Ratings",
  });
  expect(sent).not.toHaveProperty("employeeAppraisalId");
});

test("sends id and version with a correction, and only the document with an upload", () => {
  const subject = { ...writtenDraft.subject, employeeAppraisalId: 9, version: 3, flag: "Upload" as const };
  const file = { fileId: "f", fileName: "report.pdf", contentType: "application/pdf", size: 5 };
  const sent = requestBodyOf({ ...writtenDraft, subject, values: { ...writtenDraft.values, file } });
  expect(sent).toMatchObject({
    employeeAppraisalId: 9,
    version: 3,
    documentAppraisalId: "f",
    seafarersRatingMandatoryAverageScore: "4",
  });
  for (const name of ["assignmentId", "seafarersRatingMandatory", "formId"]) expect(sent).not.toHaveProperty(name);
});
