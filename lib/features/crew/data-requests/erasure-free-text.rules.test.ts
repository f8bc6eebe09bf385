import { withoutFreeText } from "./erasure-free-text.rules";

test("keeps ids, dates, statuses and counts at any depth, and no free text", () => {
  const entry = {
    employeeId: 7,
    fileId: "3f2b8a5e-7a1d-4c33-9a8e-0d6f5b2c1e90",
    status: "resigned",
    on: "2026-11-20",
    checkedInOn: null,
    rows: 3,
    samePerson: true,
    changed: ["fullName", 4],
    states: { screening: "Passed" },
    erased: { crew_certificates: 2 },
    fullName: "Ratna",
    assignments: [{ id: 1, cancelReason: "ill", recipient: "r@example.com", slot: "next" }],
    overridden: [{ code: "compliance:expired", lines: [{ key: "x", values: { person: "Ratna" } }] }],
    note: null,
  };
  expect(withoutFreeText(entry)).toEqual({
    employeeId: 7,
    fileId: "3f2b8a5e-7a1d-4c33-9a8e-0d6f5b2c1e90",
    status: "resigned",
    on: "2026-11-20",
    checkedInOn: null,
    rows: 3,
    samePerson: true,
    changed: ["fullName", 4],
    states: { screening: "Passed" },
    erased: { crew_certificates: 2 },
    assignments: [{ id: 1, slot: "next" }],
    overridden: [{ code: "compliance:expired" }],
  });
});

const words = [
  ...["place", "link", "value", "title", "question", "school", "values", "city", "nik", "Status", "id2", "constructor"],
  ...["__proto__", "toString", "anything at all", "", "religionId", "nationalityId"],
];
const retainedExamples = [
  "Ratna",
  "Ratna Dewi",
  "3174015008900001",
  3_174_015_008_900_001,
  7,
  true,
  "2026-11-20",
  ["Ratna"],
  { id: 7, deep: "Ratna" },
  [{ id: 7 }],
  null,
];

test.each(words)("removes %p, which is not a listed name", (field) => {
  for (const value of retainedExamples) {
    const entry: unknown = JSON.parse(`{"id": 1, ${JSON.stringify(field)}: ${JSON.stringify(value)}}`);
    expect([value, withoutFreeText(entry)]).toEqual([value, { id: 1 }]);
    expect([value, withoutFreeText({ assignments: [entry] })]).toEqual([value, { assignments: [{ id: 1 }] }]);
  }
});

test("keeps a listed name only with its own kind of value", () => {
  expect(
    withoutFreeText({
      id: "Ratna",
      employeeId: { name: "Ratna" },
      status: "left because of Ratna",
      type: "3174015008900001",
      on: "on Friday",
      rows: ["Ratna", { type: "ces", status: "Passed", note: "Ratna" }],
      samePerson: "Ratna",
      fields: ["phone", "Ratna Dewi"],
      states: { ces: "Passed by Ratna", "Ratna Dewi": "Passed" },
      counts: { files: "Ratna", crew: 1 },
      mailIds: [1, "Ratna"],
      crewId: 3_174_015_008_900_001,
      size: 6_281_234_567_890,
    }),
  ).toEqual({
    rows: [{ type: "ces", status: "Passed" }],
    fields: ["phone"],
    states: {},
    counts: { crew: 1 },
    mailIds: [1],
  });
});

test("removes values without a name", () => {
  expect([
    withoutFreeText(null),
    withoutFreeText("Ratna"),
    withoutFreeText(3),
    withoutFreeText([]),
    withoutFreeText(["Ratna"]),
  ]).toEqual([null, null, null, [], []]);
});
