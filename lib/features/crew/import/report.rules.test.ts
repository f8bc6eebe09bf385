import { translator } from "@/lib/platform/i18n/messages";
import type { Plan } from "./plan.rules";
import { reportOf } from "./report.rules";
import type { Problem } from "./row.rules";
import { maxProblemsListed } from "./schema";

const problem = (line: number, severity: Problem["severity"] = "error", changes: Partial<Problem> = {}): Problem => ({
  sheet: "crew",
  line,
  column: "fullName",
  severity,
  message: "validation.required",
  value: "",
  ...changes,
});
const plan: Plan = {
  creates: [],
  updates: [],
  documents: [],
  unchanged: { people: 0, documents: 0 },
  skipped: { people: 0, documents: 0 },
  problems: [],
};
const counted = { fileName: "crew.csv", mode: "update-or-create" as const, rows: { crew: 9, certificates: 8 } };
const report = (changes: Partial<Plan>, locale: "en" | "id" = "en") =>
  reportOf({ ...plan, ...changes }, counted, translator(locale));

test("counts people and documents separately as new, replaced, unchanged and skipped", () => {
  const document = {
    kind: "cop" as const,
    documentKind: "other" as const,
    certificateId: null,
    name: "BST",
    number: "1",
    issued: "2024-01-01",
    expired: null,
    description: null,
  };
  const planned = { line: 2, owner: { id: 5 }, document, replaces: null, fileId: null };
  expect(
    report({
      creates: [{ line: 2, employeeNumber: null, changes: {} }],
      updates: [
        { line: 3, id: 5, changes: {} },
        { line: 4, id: 6, changes: {} },
      ],
      documents: [planned, { ...planned, replaces: 70 }, { ...planned, replaces: 71 }],
      unchanged: { people: 3, documents: 4 },
      skipped: { people: 3, documents: 1 },
    }),
  ).toMatchObject({
    fileName: "crew.csv",
    mode: "update-or-create",
    crew: { rows: 9, added: 1, changed: 2, unchanged: 3, skipped: 3 },
    certificates: { rows: 8, added: 1, changed: 2, unchanged: 4, skipped: 1 },
    errors: 0,
    warnings: 0,
    problems: [],
  });
});

test("lists errors before warnings in the order of the file, and counts both", () => {
  const { errors, warnings, problems } = report({
    problems: [problem(2, "warning"), problem(3), problem(4, "warning"), problem(5)],
  });
  expect([errors, warnings, problems.map(({ line }) => line)]).toEqual([2, 2, [3, 5, 2, 4]]);
});

test("names the column and value of a problem in the reader's language, and no column for the whole line", () => {
  const problems = [
    problem(2, "error", { message: "crew.tooYoung?age=18", column: "dateOfBirth", value: "2015-01-01" }),
  ];
  const [english] = report({ problems }).problems;
  const [indonesian] = report({ problems }, "id").problems;
  expect(english).toMatchObject({
    column: "Date of birth",
    message: expect.stringContaining("18"),
    value: "2015-01-01",
  });
  expect(indonesian?.column).not.toBe(english?.column);
  expect(indonesian?.message).not.toBe(english?.message);
  expect(report({ problems: [problem(2, "error", { column: null })] }).problems[0]?.column).toBeNull();
});

test("lists the first of many problems, counts all, and keeps every error before warnings", () => {
  const warnings = Array.from({ length: maxProblemsListed }, (_, line) => problem(line, "warning"));
  const found = report({ problems: [...warnings, problem(9_999)] });
  expect([found.errors, found.warnings, found.problems.length]).toEqual([1, maxProblemsListed, maxProblemsListed]);
  expect(found.problems[0]?.line).toBe(9_999);
});
