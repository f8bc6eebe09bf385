/** @jest-environment node */
import { writtenDraft } from "@/db/testing/records/appraisal-draft";
import { fileNameOf, fileOf } from "./device-file";
import { readDraftFile } from "./read-draft-file";

const blank = {
  ...writtenDraft,
  values: {
    ...writtenDraft.values,
    generalComments: "",
    mandatory: writtenDraft.values.mandatory.map(({ no }) => ({ no, score: null, comment: "" })),
    trainingList: [],
  },
};

test("restores a draft from its file", () => {
  expect(readDraftFile(fileOf(writtenDraft), blank)).toEqual(writtenDraft.values);
  expect(fileNameOf({ ...writtenDraft, subject: { ...writtenDraft.subject, seafarersName: "../S. Wulandari?" } })).toBe(
    "appraisal-S-Wulandari-2026-11-01.json",
  );
});

test("ignores a file of another seafarer or type, and invalid values", () => {
  const other = { ...writtenDraft, subject: { ...writtenDraft.subject, assignmentId: 99 } };
  for (const content of [fileOf(other), "{", "null", "[]", JSON.stringify({ kind: "something" })])
    expect(readDraftFile(content, blank)).toBeNull();
  const bent = JSON.parse(fileOf(writtenDraft));
  bent.values.mandatory = [
    { no: "1", score: 9, comment: 7 },
    { no: "77", score: 5, comment: "" },
  ];
  bent.values.decisions = { promote: { answer: "Maybe", reason: {} } };
  bent.values.file = { fileId: "of-somebody-else" };
  const read = readDraftFile(JSON.stringify(bent), blank);
  expect(read?.mandatory).toEqual([
    { no: "1", score: null, comment: "" },
    { no: "2", score: null, comment: "" },
  ]);
  expect([read?.decisions.promote, read?.file]).toEqual([{ answer: "", reason: "" }, null]);
});
