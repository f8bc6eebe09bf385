import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { drawPicture } from "./picture/draw.mjs";
import { checkStructure } from "./structure/check-all.mjs";
import { readTree } from "./structure/source-tree.mjs";
import { nouns, topics as agreedTopics } from "./structure/vocabulary.mjs";

type Files = Record<string, string>;

const roots: string[] = [];
const feature = "lib/features/positions";
const parts = "components/features/positions";
const topics = { positions: ["papers", ["list", "status"], "detail"], vessels: ["form"] };
const operation = (name: string, imports = "") => `${imports}export const ${name} = read({});`;

/** A page that uses all given exports: `uses("lib/a.ts: a, b")`. */
function uses(...exports: string[]): Files {
  const lines = exports
    .map((line) => line.split(": "))
    .map(([file, names]) => `import { ${names} } from "@/${file?.replace(/\.tsx?$/, "")}";`);
  return { "app/page.tsx": lines.join("\n") };
}

/** Files that give nothing away, so that only their number and their names are judged. */
function empty(count: number, nameOf: (index: number) => string): Files {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [nameOf(index), ""]));
}

function written(files: Files) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-structure-"));
  roots.push(root);
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
  return root;
}

function project(files: Files, testedElsewhere: Record<string, string> = {}) {
  return checkStructure(written(files), { topics, testedElsewhere });
}

function problemsOf(files: Files, testedElsewhere?: Record<string, string>) {
  return project(files, testedElsewhere).problems.map((problem) => `${problem.path}: ${problem.rule}`);
}

afterAll(() => {
  for (const root of roots) fs.rmSync(root, { recursive: true });
});

test("a project that follows the rules has no problems", () => {
  const files = {
    "app/(public)/career/[id]/page.tsx": `import { load } from "@/lib/platform/transport/page";\nimport { listPositions } from "@/lib/features/positions/list/list-positions";\nexport const metadata = {};`,
    "app/PMSol/v1/Position/[...call]/route.ts": `import { listPositions } from "@/lib/features/positions/list/list-positions";`,
    "app/dashboard/page.tsx": `import { Rows } from "@/components/features/positions/list/rows";`,
    "components/features/positions/list/rows.tsx": `import type { Row } from "@/lib/features/positions/list/list-positions";\nimport { Grid } from "@/components/ui/list/grid";\nexport const Rows = () => null;`,
    "components/ui/list/grid.tsx": "export const Grid = () => null;",
    "db/enums/positions.ts": "export const ranks = [];",
    "db/schema/positions.ts": `import { ranks } from "../enums/positions";\nexport const positions = 1;`,
    "db/testing/positions.ts": `export const position = 1;`,
    "lib/platform/transport/page.ts": "export const load = 1;",
    "package-lock.json": `{ "packages": { "node_modules/zod": { "resolved": "https://registry.npmjs.org/zod/-/zod-4.tgz" } } }`,
    [`${feature}/list/actions.ts`]: `import { listPositions } from "./list-positions";`,
    [`${feature}/list/list-positions.db.test.ts`]: `import { position } from "@/db/testing/positions";\nimport { listPositions } from "./list-positions";`,
    [`${feature}/list/list-positions.ts`]:
      operation(
        "listPositions",
        `import { visible } from "../queries";\nimport { PositionSheet } from "./pdf/sheet";\n`,
      ) + "\nexport type Row = string;",
    [`${feature}/list/pdf/sheet.tsx`]: "export const PositionSheet = 1;",
    [`${feature}/queries.ts`]: `import { positions } from "@/db/schema/positions";\nexport const visible = 1;`,
  };
  expect(problemsOf(files)).toEqual([]);
});

/** An operation that a page calls and a test proves: only what is said of it beside that can be wrong. */
function proven(file: string, text: string, ...names: string[]): Files {
  return { [`${file}.ts`]: text, [`${file}.db.test.ts`]: "", ...uses(`${file}: ${names.join(", ")}`) };
}

const one = (file: string, name: string) =>
  `${file}.ts: must export exactly one operation, ${name} = read({…}) or write({…})`;

const broken: [guarantee: string, files: Files, problem: string][] = [
  ["only agreed top-level entries", { "src/a.ts": "" }, "src: is not an agreed top-level entry"],
  ["kebab-case files", { "lib/platform/fooBar.ts": "" }, `lib/platform/fooBar.ts: "fooBar" is not kebab-case`],
  [
    "kebab-case folders",
    { "components/ui/list/Rows/row.tsx": "" },
    `components/ui/list/Rows/row.tsx: "Rows" is not kebab-case`,
  ],
  [
    "kebab-case in the artwork",
    { "docs/artwork/deepSea.mjs": "" },
    `docs/artwork/deepSea.mjs: "deepSea" is not kebab-case`,
  ],
  [
    "a version as a folder among the databases of releases alone",
    { "db/testing/0.1.0/manifest.json": "" },
    `db/testing/0.1.0/manifest.json: "0.1.0" is not kebab-case`,
  ],
  [
    "telling file names",
    { "lib/platform/utils.ts": "" },
    `lib/platform/utils.ts: "utils" says nothing about what is inside`,
  ],
  [
    "telling folder names",
    { "lib/platform/common/a.ts": "" },
    `lib/platform/common/a.ts: "common" says nothing about what is inside`,
  ],
  ["three folders in lib", { "lib/things/a.ts": "" }, "lib/things/a.ts: lib/ holds access, features and platform only"],
  ["two folders in components", { "components/a.tsx": "" }, "components/a.tsx: components/ holds features and ui only"],
  [
    "seven folders of ui parts",
    { "components/ui/link.tsx": "" },
    "components/ui/link.tsx: components/ui holds feedback, form, grid, keys, layout, list, upload only",
  ],
  [
    "known nouns in lib",
    { "lib/features/boats/schema.ts": "" },
    `lib/features/boats/schema.ts: "boats" is not one of the product's nouns`,
  ],
  [
    "known nouns in components",
    { "components/features/boats/a.tsx": "" },
    `components/features/boats/a.tsx: "boats" is not one of the product's nouns`,
  ],
  [
    "known nouns in tables",
    { "db/schema/boats.ts": "" },
    `db/schema/boats.ts: "boats" is not one of the product's nouns`,
  ],
  [
    "no barrels",
    { "lib/platform/index.ts": `export * from "./a";` },
    "lib/platform/index.ts: a barrel: import from the file itself",
  ],
  [
    "an operation named like its file",
    proven(`${feature}/close-position`, operation("shutPosition"), "shutPosition"),
    one(`${feature}/close-position`, "closePosition"),
  ],
  [
    "no plain function among operations",
    {
      [`${feature}/close-position.ts`]: "export function closePosition() {}",
      ...uses(`${feature}/close-position: closePosition`),
    },
    one(`${feature}/close-position`, "closePosition"),
  ],
  [
    "one operation per file",
    proven(
      `${feature}/close-position`,
      operation("closePosition") + "\nexport const limit = 3;",
      "closePosition",
      "limit",
    ),
    one(`${feature}/close-position`, "closePosition"),
  ],
  [
    "operation names are unique",
    {
      "lib/features/crew/list-a.ts": operation("listA"),
      "lib/features/crew/list-a.test.ts": "",
      "lib/features/vessels/list-a.ts": operation("listA"),
      "lib/features/vessels/list-a.test.ts": "",
      ...uses("lib/features/crew/list-a: listA", "lib/features/vessels/list-a: listA"),
    },
    "lib/features/vessels/list-a.ts: operation listA already exists in lib/features/crew/list-a.ts",
  ],
  [
    "tests stand beside what they test",
    { [`${feature}/gone.test.ts`]: "" },
    `${feature}/gone.test.ts: tests no file beside it (gone.ts)`,
  ],
  ["every test is run by Jest", { "app/page.test.tsx": "" }, "app/page.test.tsx: no Jest project runs a test here"],
  [
    "db imports nothing above",
    { "db/client.ts": `import { a } from "@/lib/platform/a";`, "lib/platform/a.ts": "export const a = 1;" },
    "db/client.ts: db must not import lib/platform (lib/platform/a.ts)",
  ],
  [
    "types cross no more than values do",
    { "db/client.ts": `import type { A } from "@/lib/platform/a";`, "lib/platform/a.ts": "export type A = 1;" },
    "db/client.ts: db must not import lib/platform (lib/platform/a.ts)",
  ],
  [
    "access imports no platform",
    {
      "lib/access/actor.ts": `import { AppError } from "../platform/errors";`,
      "lib/platform/errors.ts": "export const AppError = 1;",
    },
    "lib/access/actor.ts: lib/access must not import lib/platform (lib/platform/errors.ts)",
  ],
  [
    "platform imports no feature",
    { "lib/platform/a.ts": `import "@/lib/features/positions/schema";`, [`${feature}/schema.ts`]: "" },
    `lib/platform/a.ts: lib/platform must not import lib/features (${feature}/schema.ts)`,
  ],
  [
    "features import no components",
    { [`${feature}/schema.ts`]: `import "@/components/ui/form/a";`, "components/ui/form/a.tsx": "" },
    `${feature}/schema.ts: lib/features must not import components/ui (components/ui/form/a.tsx)`,
  ],
  [
    "ui parts know no feature",
    { "components/ui/form/a.tsx": `import "@/lib/features/positions/schema";`, [`${feature}/schema.ts`]: "" },
    `components/ui/form/a.tsx: components/ui must not import lib/features (${feature}/schema.ts)`,
  ],
  [
    "scripts know nothing of the product",
    { "scripts/a.ts": `import "../app/calls";`, "app/calls.ts": "" },
    "scripts/a.ts: scripts must not import app (app/calls.ts)",
  ],
  [
    "components query nothing",
    { [`${parts}/a.tsx`]: `import "@/lib/features/crew/queries";`, "lib/features/crew/queries.ts": "" },
    `${parts}/a.tsx: components import schema, rules and actions of a feature only (lib/features/crew/queries.ts)`,
  ],
  [
    "components know no table",
    { [`${parts}/a.tsx`]: `import "@/db/client";`, "db/client.ts": "" },
    `${parts}/a.tsx: components import db/enums only (db/client.ts)`,
  ],
  [
    "files import in one direction",
    { "lib/platform/a.ts": `import "./b";`, "lib/platform/b.ts": `import "./a";` },
    "lib/platform/a.ts: imports in a circle: lib/platform/a.ts -> lib/platform/b.ts -> lib/platform/a.ts",
  ],
  [
    "types close a circle too",
    {
      "components/ui/form/a.tsx": `import "./b";\nexport type A = 1;`,
      "components/ui/form/b.tsx": `import type { A } from "./a";`,
    },
    "components/ui/form/a.tsx: imports in a circle: components/ui/form/a.tsx -> components/ui/form/b.tsx -> components/ui/form/a.tsx",
  ],
  ...["lib", "components"].map((tree): [string, Files, string] => [
    `nouns form no circle in ${tree}`,
    {
      [`${tree}/features/crew/a.schema.ts`]: `import "../vessels/a.schema";`,
      [`${tree}/features/crew/b.schema.ts`]: "export type B = 1;",
      [`${tree}/features/vessels/a.schema.ts`]: "",
      [`${tree}/features/vessels/b.schema.ts`]: `import type { B } from "../crew/b.schema";`,
    },
    `${tree}/features/crew: nouns in a circle: crew -> vessels -> crew`,
  ]),
  [
    "an operation calls no operation",
    {
      "lib/features/crew/a.ts": operation("a", `import { b } from "./b";\n`),
      "lib/features/crew/a.db.test.ts": "",
      "lib/features/crew/b.ts": operation("b"),
      "lib/features/crew/b.db.test.ts": "",
      ...uses("lib/features/crew/a: a"),
    },
    "lib/features/crew/a.ts: an operation is called through a door, not from here: share a plain function (lib/features/crew/b.ts)",
  ],
  [
    "an operation of another noun is shared as a plain function too",
    {
      "lib/features/crew/queries.ts": `import { b } from "../vessels/b";`,
      "lib/features/vessels/b.ts": operation("b"),
      "lib/features/vessels/b.test.ts": "",
    },
    "lib/features/crew/queries.ts: an operation is called through a door, not from here: share a plain function (lib/features/vessels/b.ts)",
  ],
  [
    "actions are for screens",
    { "lib/features/crew/queries.ts": `import "../vessels/form/actions";`, "lib/features/vessels/form/actions.ts": "" },
    "lib/features/crew/queries.ts: actions are for screens: lib imports none (lib/features/vessels/form/actions.ts)",
  ],
  [
    "a job is collected by app/jobs.ts only",
    { "lib/features/crew/queries.ts": `import "../vessels/jobs";`, "lib/features/vessels/jobs.ts": "" },
    "lib/features/crew/queries.ts: only app/jobs.ts and instrumentation.ts may import this (lib/features/vessels/jobs.ts)",
  ],
  [
    "the task list names a noun in its registry only",
    { "lib/features/tasks/queries.ts": `import "../vessels/queries";`, "lib/features/vessels/queries.ts": "" },
    "lib/features/tasks/queries.ts: tasks names vessels in its registry.ts only (lib/features/vessels/queries.ts)",
  ],
  [
    "the API needs no request context",
    {
      "lib/access/session.ts": `import { cookies } from "next/headers";`,
      "lib/platform/transport/caller.ts": `const load = () => import("@/lib/access/session");`,
      "lib/platform/transport/controller.ts": `import "./caller";`,
    },
    "lib/access/session.ts: imports next/headers and is used by lib/platform/transport/controller.ts",
  ],
  [
    "no test is left out",
    { [`${feature}/rules.test.ts`]: "it.only('a', f);", [`${feature}/rules.ts`]: "" },
    `${feature}/rules.test.ts: leaves tests out: it.only`,
  ],
  [
    "no test is postponed",
    { "e2e/a.spec.ts": "test.describe.skip('a', f);" },
    "e2e/a.spec.ts: leaves tests out: test.describe.skip",
  ],
  ["no test is crossed out", { "e2e/a.spec.ts": "xit('a', f);" }, "e2e/a.spec.ts: leaves tests out: xit"],
  [
    "one importer of the PDF library",
    { "app/a.tsx": `import "@react-pdf/renderer";` },
    "app/a.tsx: only lib/platform/pdf/ imports @react-pdf/renderer",
  ],
  [
    "one importer of what draws PDFs",
    { "app/a.tsx": `import "pdfkit";` },
    "app/a.tsx: only lib/platform/pdf/ imports pdfkit",
  ],
  [
    "one importer of the spreadsheet library",
    { "app/a.ts": `import "write-excel-file/node";` },
    "app/a.ts: only lib/platform/excel/ imports write-excel-file/node",
  ],
  [
    "no path of one machine",
    { "docs/a.md": `Open ${["", "root", "nakhoda"].join("/")}.` },
    "docs/a.md: names a path of one machine",
  ],
  [
    "packages come from the public registry",
    { "package-lock.json": `{ "packages": { "node_modules/a": { "resolved": "https://mirror.test/a.tgz" } } }` },
    "package-lock.json: node_modules/a does not come from https://registry.npmjs.org/",
  ],
  [
    "names a stranger would search for",
    { "lib/platform/a.ts": "const isReckoned = 1;\nisReckoned;" },
    `lib/platform/a.ts: is or declares isReckoned, which says "reckoned"`,
  ],
  [
    "the glossary's words in names",
    {
      "docs/glossary.csv":
        "concept,english,indonesian,forbidden_english,forbidden_indonesian,code_term,forbidden_code\nlimit,,,,,limit,atMost",
      "lib/platform/a.ts": "const rowsAtMost = 1;\nrowsAtMost;",
    },
    `lib/platform/a.ts: is or declares rowsAtMost, which says "at most"`,
  ],
  [
    "message keys a stranger would search for",
    { "messages/en/crew.json": `{ "list": { "toldLater": "Later" } }` },
    `messages/en/crew.json: has the key crew.list.toldLater, which says "told"`,
  ],
  [
    "plain comments",
    { "lib/platform/a.ts": "// Rows stand here.\nconst rows = 1;\nrows;" },
    `lib/platform/a.ts: a comment says "stand"`,
  ],
  [
    "short sentences in comments",
    { "lib/platform/a.ts": `// ${"Word ".repeat(31).trim()}.\nconst rows = 1;\nrows;` },
    `lib/platform/a.ts: a comment's sentence has 31 words: ${"Word ".repeat(12)}…`,
  ],
  [
    "parameters that say what they are",
    { "lib/platform/a.ts": "const sum = (found: number) => {\n  return found;\n};\nsum(1);" },
    "lib/platform/a.ts: has a parameter found in a function of several lines",
  ],
  [
    "a small platform",
    { "lib/platform/a.ts": "a();\n".repeat(1101) },
    "lib/platform: has 1101 lines, the limit is 1100",
  ],
];

test.each(broken)("%s", (_guarantee, files, problem) => {
  expect(problemsOf(files)).toEqual([problem]);
});

test("a permission that no code asks is named; tests and the policy itself ask nothing", () => {
  const policy = {
    "lib/access/policy.ts": `export const permissionTable = {\n  "crew:edit":   ["Y -", "self", "2 §2"],\n  "crew:view":   ["Y Y", "self", "2 §2"],\n};`,
  };
  const test = { "lib/access/policy.test.ts": `import { permissionTable } from "./policy";\nmay("crew:edit");` };
  const page = { "app/page.tsx": `import { permissionTable } from "@/lib/access/policy";\nmay("crew:view");` };
  expect(problemsOf({ ...policy, ...test, ...page })).toEqual(["lib/access/policy.ts: no code asks crew:edit"]);
});

test("a role is asked for by name in the policy alone; a comment and a test may say it", () => {
  const rule = "asks for a role by name in line 2: lib/access/roles.ts has the questions";
  const asking = (line: string) => problemsOf({ "app/page.tsx": `// "superadmin"\n${line}` });
  for (const line of [
    `if (user.role === "superadmin") go();`,
    `const planners = ["crewingplanningmarine"];`,
    `if (column === "VH") go();`,
    `if (user.role.startsWith("crewing")) go();`,
    `if (user.subRole === null) go();`,
    `const column = roleColumn(user.role, null);`,
  ])
    expect(asking(line)).toEqual([`app/page.tsx: ${rule}`]);
  expect(asking(`if (isAmong(user, "principals")) go(); const provider = "crewing";`)).toEqual([]);
  expect(problemsOf({ "lib/access/roles.test.ts": `may("superadmin");` })).toEqual([]);
});

test("a browser module loads no declaration that only the server needs whole, not even by import()", () => {
  const declaration = "lib/features/crew/person-fields.rules.ts";
  const problems = problemsOf({
    [declaration]: "export const personFields = {}; export type Field = string;",
    "lib/features/crew/schema.ts": `import { personFields } from "./person-fields.rules";\nexport const form = personFields;`,
    "components/features/crew/button.tsx": `"use client";\nexport const Button = () => import("./dialog");`,
    "components/features/crew/dialog.tsx": `"use client";\nimport { form } from "@/lib/features/crew/schema";\nexport const Dialog = form;`,
    "components/features/crew/rows.tsx": `"use client";\nimport type { Field } from "@/lib/features/crew/person-fields.rules";\nexport const Rows = (field: Field) => field;`,
    "components/features/crew/section.tsx": `import { form } from "@/lib/features/crew/schema";\nexport const Section = form;`,
  });
  expect(problems.filter((problem) => problem.includes(declaration) && problem.includes("in the browser"))).toEqual([
    `components/features/crew/button.tsx: loads ${declaration} in the browser: pass formInputs or appliedInputs`,
    `components/features/crew/dialog.tsx: loads ${declaration} in the browser: pass formInputs or appliedInputs`,
  ]);
});

test("a test that compares rows one after the other reads them in an order; equal or sorted rows need none", () => {
  const file = "lib/access/a.test.ts";
  const problems = (lines: string) => problemsOf({ [file]: `const read = () => db.select().from(crew);\n${lines}` });
  const kept = "const kept = await db.select().from(crew).where(one)";
  for (const line of [
    "expect(await read()).toEqual([1, 2]);",
    "expect(await db.select().from(crew)).toMatchObject([{ id: 1 }, { id: 2 }]);",
    `${kept}; expect(kept).toEqual([1, 2]);`,
    `${kept}; expect(kept.map(({ id }) => id)).toStrictEqual([1, 2]);`,
    `${kept}; expect(kept.at(-1)).toBe(2);`,
    `${kept}; expect(kept[1]?.id).toBe(2);`,
    "const rows = await read(); expect(rows).toEqual([1, 2]);",
  ])
    expect(problems(line)).toEqual([`${file}: line 2 depends on the order of its rows`]);
  for (const line of [
    `${kept}.orderBy(crew.id); expect(kept).toEqual([1, 2]);`,
    `${kept}; expect(kept.map(({ id }) => id).sort()).toEqual([1, 2]);`,
    `${kept}; expect(kept).toEqual([1]); expect(kept[0]?.id).toBe(1);`,
    "expect(await read()).toEqual([null, null]);",
  ])
    expect(problems(line)).toEqual([]);
});

test("a person and a vessel's type have the documents' names in calls only", () => {
  const pairs = '{ crewId: "employeeId", vesselTypeId: "shipId", vesselTypeName: "shipName" }';
  const names = { "db/enums/call-names.ts": `export const callNames = ${pairs};` };
  const problems = (path: string, text: string) =>
    problemsOf({ ...names, [path]: text }).filter((problem) => problem.includes("in calls"));
  const isPerson = "says employeeId, which is crewId except in calls";
  const isType = "says shipName, which is vesselTypeName except in calls";
  expect(problems("lib/platform/a.ts", "f({ employeeId });")).toEqual([`lib/platform/a.ts: ${isPerson}`]);
  expect(problems("lib/platform/a.ts", "f({ shipName });")).toEqual([`lib/platform/a.ts: ${isType}`]);
  expect(problems("lib/platform/a.ts", "f({ employeeIdNumber, crewId, shipManagement });")).toEqual([]);
  expect(problems("lib/platform/a.test.ts", "f({ employeeId, shipId });")).toEqual([]);
  expect(problems("app/PMSol/v1/a.ts", "f({ employeeId, shipId });")).toEqual([]);
});

test("a file that stores one noun under the documents' name says the other as it is inside", () => {
  const names = {
    "db/enums/call-names.ts": 'export const callNames = { crewId: "employeeId", vesselTypeId: "shipId" };',
  };
  const path = "lib/features/crew/conflicts/add-conflict.ts";
  const problems = (text: string) =>
    problemsOf({ ...names, [path]: text }).filter((problem) => problem.includes("in calls"));
  expect(problems("f({ employeeId });")).toEqual([]);
  expect(problems("f({ employeeId, shipId });")).toEqual([
    `${path}: says shipId, which is vesselTypeId except in calls`,
  ]);
});

test("bought parts, blank lines and tests do not count as platform", () => {
  const files = {
    "lib/platform/a.ts": "a();\n\nb();\n",
    "lib/platform/a.test.ts": "c();",
    "lib/platform/mail/b.ts": "d();",
  };
  expect(project(files).platformLines).toBe(2);
});

type Pair = [guarantee: string, breaks: Files, problem: string, keeps: Files];

const judged = (pairs: Pair[]) =>
  test.each(pairs)("%s", (_guarantee, breaks, problem, keeps) => {
    expect(problemsOf(breaks)).toEqual([problem]);
    expect(problemsOf(keeps)).toEqual([]);
  });

/** One file that imports another, where only the direction can be wrong. */
const arrow = (from: string, to: string): Files => ({
  [from]: `import type { A } from "@/${to.replace(/\.tsx?$/, "")}";`,
  [to]: "export type A = 1;",
});

describe("topics", () => {
  judged([
    [
      "only the topics of a noun are folders of it",
      { [`${feature}/boats/schema.ts`]: "" },
      `${feature}/boats/schema.ts: "boats" is not one of the topics of positions`,
      { [`${feature}/papers/schema.ts`]: "", [`${feature}/emails/welcome.ts`]: "" },
    ],
    [
      "the parts of a screen stand in the same topics",
      { [`${parts}/boats/button.tsx`]: "" },
      `${parts}/boats/button.tsx: "boats" is not one of the topics of positions`,
      { [`${parts}/papers/button.tsx`]: "", [`${parts}/button.tsx`]: "" },
    ],
    [
      "a topic of lib has three kinds of folders",
      { [`${feature}/papers/parts/a.ts`]: "" },
      `${feature}/papers/parts/a.ts: only emails, excel, pdf are folders of a topic`,
      {
        [`${feature}/papers/emails/a.ts`]: "",
        [`${feature}/papers/pdf/a.tsx`]: "",
        [`${feature}/papers/excel/a.ts`]: "",
      },
    ],
    [
      "a topic of components has no folders",
      { [`${parts}/papers/pdf/a.tsx`]: "" },
      `${parts}/papers/pdf/a.tsx: a topic has no folders`,
      { [`${parts}/papers/a.tsx`]: "" },
    ],
    [
      "a topic imports lower topics only, types included",
      arrow(`${feature}/papers/schema.ts`, `${feature}/detail/schema.ts`),
      `${feature}/papers/schema.ts: papers must not import detail, which is no lower topic of positions (${feature}/detail/schema.ts)`,
      arrow(`${feature}/detail/schema.ts`, `${feature}/papers/schema.ts`),
    ],
    [
      "topics of one level do not import each other",
      arrow(`${feature}/list/schema.ts`, `${feature}/status/schema.ts`),
      `${feature}/list/schema.ts: list must not import status, which is no lower topic of positions (${feature}/status/schema.ts)`,
      arrow(`${feature}/list/schema.ts`, `${feature}/list/row.schema.ts`),
    ],
    [
      "a folder of a topic stands where its topic stands",
      arrow(`${feature}/papers/emails/a.ts`, `${feature}/detail/schema.ts`),
      `${feature}/papers/emails/a.ts: papers must not import detail, which is no lower topic of positions (${feature}/detail/schema.ts)`,
      arrow(`${feature}/detail/emails/a.ts`, `${feature}/papers/emails/b.ts`),
    ],
    [
      "the root of a noun imports none of its topics",
      arrow(`${feature}/schema.ts`, `${feature}/papers/schema.ts`),
      `${feature}/schema.ts: the root of positions must not import its topic papers (${feature}/papers/schema.ts)`,
      arrow(`${feature}/papers/schema.ts`, `${feature}/schema.ts`),
    ],
    [
      "the parts of a screen keep the same order",
      arrow(`${parts}/papers/a.tsx`, `${parts}/detail/b.tsx`),
      `${parts}/papers/a.tsx: papers must not import detail, which is no lower topic of positions (${parts}/detail/b.tsx)`,
      arrow(`${parts}/detail/b.tsx`, `${parts}/papers/a.tsx`),
    ],
    [
      "in a noun with topics no operation is left in the root",
      {
        ...proven(`${feature}/close-position`, operation("closePosition"), "closePosition"),
        [`${feature}/papers/schema.ts`]: "",
      },
      `${feature}/close-position.ts: an operation of positions belongs to one of its topics`,
      {
        ...proven(`${feature}/papers/close-position`, operation("closePosition"), "closePosition"),
        [`${feature}/schema.ts`]: "",
      },
    ],
  ]);

  test("a test may go wherever it has to", () => {
    const files = {
      ...arrow(`${feature}/papers/schema.test.ts`, `${feature}/detail/schema.ts`),
      [`${feature}/papers/schema.ts`]: "",
      ...uses(`${feature}/detail/schema: A`),
    };
    expect(problemsOf(files)).toEqual([]);
  });

  test("topics are agreed for known nouns, each once, in words that fit an address", () => {
    for (const [noun, levels] of Object.entries(agreedTopics)) {
      const names = levels.flat();
      expect(nouns).toContain(noun);
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
    }
  });

  test("nouns and topics to come have their room before their first line", () => {
    const files = { "lib/features/tasks/schema.ts": "", "lib/features/manning/crew-changes/schema.ts": "" };
    const agreed = { topics: agreedTopics, testedElsewhere: {} };
    expect(checkStructure(written(files), agreed).problems).toEqual([]);
  });

  test("another noun may import any topic", () => {
    expect(problemsOf(arrow("lib/features/vessels/form/schema.ts", `${feature}/detail/schema.ts`))).toEqual([]);
  });
});

describe("names inside a topic", () => {
  const repeats = (folder: string) => `repeats the name of its folder ${folder}`;
  judged([
    [
      "a file does not say again what its folder says",
      { [`${feature}/list/list-row.queries.ts`]: "" },
      `${feature}/list/list-row.queries.ts: ${repeats("list")}`,
      { [`${feature}/list/row.queries.ts`]: "" },
    ],
    [
      "the vocabulary of a topic carries no name",
      { [`${feature}/list/list.queries.ts`]: "" },
      `${feature}/list/list.queries.ts: ${repeats("list")}`,
      { [`${feature}/list/queries.ts`]: "" },
    ],
    [
      "one and many are the same word",
      { [`${parts}/papers/paper-dialog.tsx`]: "" },
      `${parts}/papers/paper-dialog.tsx: ${repeats("papers")}`,
      { [`${parts}/papers/dialog.tsx`]: "", [`${parts}/papers/paperless-dialog.tsx`]: "" },
    ],
    [
      "the root of a noun carries no name of it",
      { [`${parts}/position-badge.tsx`]: "" },
      `${parts}/position-badge.tsx: ${repeats("positions")}`,
      { [`${parts}/badge.tsx`]: "", [`${parts}/positions.module.css`]: "" },
    ],
    [
      "an operation keeps its full name",
      { [`${feature}/list/list-rows.schema.ts`]: "" },
      `${feature}/list/list-rows.schema.ts: ${repeats("list")}`,
      proven(`${feature}/list/list-positions`, operation("listPositions"), "listPositions"),
    ],
  ]);
});

describe("sizes", () => {
  const rows = (folder: string, count: number) => empty(count, (index) => `${folder}/row-${index}.tsx`);
  const outside = (count: number): Files => ({
    ...empty(count, (index) => `${feature}/row-${index}.schema.ts`),
    [`${feature}/emails/a.ts`]: "",
  });
  test.each<[string, Files, string, Files]>([
    [
      "above 25 source files in a folder of components",
      rows("components/ui/form", 26),
      "components/ui/form: holds 26 source files, aim at 25",
      {
        ...rows("components/ui/form", 25),
        "components/ui/form/a.module.css": "",
        "components/ui/form/row-1.test.tsx": "",
      },
    ],
    [
      "above 25 source files in a folder of lib",
      rows("lib/platform/pdf", 26),
      "lib/platform/pdf: holds 26 source files, aim at 25",
      rows("lib/platform/pdf", 25),
    ],
    [
      "above 25 source files in a folder of app beside its routes",
      rows("app/dashboard", 26),
      "app/dashboard: holds 26 source files, aim at 25",
      { ...rows("app/dashboard", 25), "app/dashboard/page.tsx": "", "app/dashboard/layout.tsx": "" },
    ],
    [
      "above 25 source files of a noun outside topics",
      outside(25),
      `${feature}: has 26 source files outside topics, aim at 25`,
      { ...outside(24), ...empty(25, (index) => `${feature}/papers/row-${index}.schema.ts`) },
    ],
  ])("warns %s", (_what, large, warning, small) => {
    const warningsOf = (files: Files) => project(files).warnings.map(({ path: folder, rule }) => `${folder}: ${rule}`);
    expect(warningsOf(large)).toEqual([warning]);
    expect(warningsOf(small)).toEqual([]);
  });
});

describe("exports", () => {
  const a = "lib/platform/a.ts";
  judged([
    [
      "what is given away is taken",
      { [a]: "export const limit = 3;" },
      `${a}: exports limit, which nobody uses`,
      { [a]: "export const limit = 3;", ...uses(`${a}: limit`) },
    ],
    [
      "types are no exception",
      { [a]: "export type Limit = 3;\nconst limit: Limit = 3;" },
      `${a}: exports Limit, which only this file uses`,
      { [a]: "export type Limit = 3;", "app/page.tsx": `type Most = import("@/lib/platform/a").Limit;` },
    ],
    [
      "nothing of the product lives for its tests alone",
      {
        [a]: "export const limit = 3;\nexport const most = 4;",
        "lib/platform/a.test.ts": `import { limit } from "./a";`,
        ...uses(`${a}: most`),
      },
      `${a}: exports limit, which only tests keep alive`,
      {
        [a]: "export const limit = 3;\nexport const most = limit;",
        "lib/platform/a.test.ts": `import { limit } from "./a";`,
        ...uses(`${a}: most`),
      },
    ],
    [
      "what tests are made with is for tests",
      { "db/testing/fleet.ts": "export const fleet = 1;" },
      "db/testing/fleet.ts: exports fleet, which nobody uses",
      {
        "db/testing/fleet.ts": "export const fleet = 1;",
        [a]: "",
        "lib/platform/a.test.ts": `import { fleet } from "@/db/testing/fleet";`,
      },
    ],
    [
      "the database leaves the tests a seam",
      {
        [a]: "export const limit = 3;\nexport const most = 4;",
        "db/testing/fleet.ts": `import { limit } from "@/lib/platform/a";`,
        ...uses(`${a}: most`),
      },
      `${a}: exports limit, which only tests keep alive`,
      { "db/client.ts": "export const replace = 3;", "db/testing/fleet.ts": `import { replace } from "@/db/client";` },
    ],
    [
      "test data lives in db/testing",
      {
        [a]: "export const samples = 3;",
        "lib/platform/b.ts": "",
        "lib/platform/b.test.ts": `import { samples } from "./a";`,
      },
      `${a}: only tests import it: test data belongs in db/testing`,
      {
        "db/testing/samples.ts": "export const samples = 3;",
        "lib/platform/b.ts": "",
        "app/layout.tsx": "export default function Layout() {}",
        "lib/platform/c.ts": "",
        "lib/platform/c.test.ts": `import Layout from "@/app/layout";`,
        "lib/platform/b.test.ts": `import { samples } from "@/db/testing/samples";`,
      },
    ],
    [
      "what Next reads is used",
      { "app/page.tsx": "export const metadata = {};\nexport const title = 1;" },
      "app/page.tsx: exports title, which nobody uses",
      {
        "app/page.tsx": "export const metadata = {};\nexport default function Page() {}",
        "app/api/route.ts": "export const GET = 1;",
        "next.config.mjs": "export default {};",
      },
    ],
    [
      "what a configuration names is used",
      { "lib/platform/request.ts": "export default 1;" },
      "lib/platform/request.ts: exports default, which nobody uses",
      { "lib/platform/request.ts": "export default 1;", "next.config.mjs": `plugin("./lib/platform/request.ts");` },
    ],
  ]);

  test.each([
    ["a part loaded when it is needed", `const A = lazy(() => import("./a").then((module) => module.limit));`],
    ["a part taken out of what is loaded", `const { limit: most } = await import("./a");`],
    ["a part handed on", `export { limit } from "./a";`],
    ["everything under one name", `import * as a from "./a";`],
    ["its shape", `import type { limit } from "./a";\ntype Limit = typeof limit;`],
  ])("%s counts as used", (_way, text) => {
    const files = {
      [a]: "export const limit = 3;",
      "lib/platform/b.ts": text,
      "app/page.tsx": `import * as b from "@/lib/platform/b";`,
    };
    expect(problemsOf(files)).toEqual([]);
  });

  test("loading one part uses no other", () => {
    const files = {
      [a]: "export const limit = 3;\nexport const most = 4;",
      "app/page.tsx": `lazy(() => import("@/lib/platform/a").then(({ limit }) => limit));`,
    };
    expect(problemsOf(files)).toEqual([`${a}: exports most, which nobody uses`]);
  });
});

describe("every operation and every rule is proven", () => {
  const list = "scripts/structure/tested-elsewhere.mjs";
  const close = {
    [`${feature}/close-position.ts`]: operation("closePosition"),
    ...uses(`${feature}/close-position: closePosition`),
  };
  const together = { [`${feature}/positions.db.test.ts`]: `import { closePosition } from "./close-position";` };
  const journey = { "e2e/positions.spec.ts": `test("a position is closed", f);` };
  const missing = (file: string) =>
    `${feature}/${file}.ts: has no test beside it or in its noun, and no line in ${list} ("positions/${file}")`;
  const wrong = (why: string) => `${list}: "positions/close-position" ${why}`;

  judged([
    [
      "an operation has a test beside it",
      close,
      missing("close-position"),
      { ...close, [`${feature}/close-position.db.test.ts`]: "" },
    ],
    [
      "rules have a test beside them",
      { [`${feature}/rules.ts`]: "" },
      missing("rules"),
      { [`${feature}/rules.ts`]: "", [`${feature}/rules.test.ts`]: "" },
    ],
    [
      "rules of one subject too",
      { [`${feature}/age.rules.ts`]: "" },
      missing("age.rules"),
      { [`${feature}/age.rules.ts`]: "", [`${feature}/age.rules.test.ts`]: "" },
    ],
    [
      "a test of its noun may import it instead",
      {
        ...close,
        "lib/features/crew/age.rules.ts": "",
        "lib/features/crew/age.rules.test.ts": `import { closePosition } from "@/lib/features/positions/close-position";`,
      },
      missing("close-position"),
      { ...close, ...together },
    ],
  ]);

  test("the list may name a journey, found by its words", () => {
    const line = "e2e/positions.spec.ts: a position is closed";
    expect(problemsOf({ ...close, ...journey }, { "positions/close-position": line })).toEqual([]);
  });

  test.each<[string, Files, string, string]>([
    [
      "a test that is gone",
      close,
      "e2e/gone.spec.ts: closed",
      wrong("names a test that does not exist (e2e/gone.spec.ts)"),
    ],
    ["a file that is no test", close, "app/page.tsx", wrong("names a file that is no test (app/page.tsx)")],
    [
      "a test that never saw it",
      { ...close, ...together, [`${feature}/positions.db.test.ts`]: "" },
      `${feature}/positions.db.test.ts`,
      wrong(`is not imported by ${feature}/positions.db.test.ts`),
    ],
    [
      "a journey without saying where",
      { ...close, ...journey },
      "e2e/positions.spec.ts",
      wrong(`is not found in e2e/positions.spec.ts by the words ""`),
    ],
    [
      "a journey that says something else",
      { ...close, ...journey },
      "e2e/positions.spec.ts: a boat is closed",
      wrong(`is not found in e2e/positions.spec.ts by the words "a boat is closed"`),
    ],
    [
      "an operation that has its own test",
      { ...close, ...together, [`${feature}/close-position.db.test.ts`]: "" },
      `${feature}/positions.db.test.ts`,
      wrong("has its own test, the line is not needed"),
    ],
    [
      "an operation that is gone",
      journey,
      "e2e/positions.spec.ts: a position is closed",
      wrong("is no operation and no file of rules"),
    ],
  ])("the list must not name %s", (_what, files, line, problem) => {
    expect(problemsOf(files, { "positions/close-position": line })).toEqual([problem]);
  });
});

describe("the texts of a page", () => {
  const page = "app/dashboard/crew/page.tsx";
  const rows = "components/features/positions/rows.tsx";
  const dialog = "components/features/positions/dialog.tsx";
  const missing = (key: string, where = rows) =>
    `${page}: shows ${key} (${where}), and nobody around it lists that under now`;
  const client = (body: string) => `"use client";\nimport { useTranslations } from "next-intl";\n${body}`;
  const withTexts = (now: string, shown: string): Files => ({
    "messages/en/crew.json": JSON.stringify({ title: "a", tabs: { on: "b", off: "c" }, later: "d" }),
    [page]: `import { Rows } from "@/components/features/positions/rows";\nexport default () => <PageTexts now={[${now}]}><Rows /></PageTexts>;`,
    [rows]: client(`export function Rows() { const t = useTranslations("crew"); return ${shown}; }`),
  });
  const textProblems = (files: Files) => problemsOf(files).filter((problem) => problem.includes("under now"));

  test("are those its client parts show as it comes, one by one or a branch of them", () => {
    expect(textProblems(withTexts('"crew.title"', 't("title")'))).toEqual([]);
    expect(textProblems(withTexts('"crew.tabs"', "t(`tabs.${tab}`)"))).toEqual([]);
    expect(textProblems(withTexts('"crew"', "say(t)"))).toEqual([]);
    expect(textProblems(withTexts("", 't("title")'))).toEqual([missing("crew.title")]);
    expect(textProblems(withTexts('"crew.tabs.on"', "t(`tabs.${tab}`)"))).toEqual([missing("crew.tabs.off")]);
    expect(textProblems(withTexts('"crew.title"', 't(is ? "title" : "later")'))).toEqual([missing("crew.later")]);
    expect(textProblems(withTexts('"crew.title", "crew.tabs"', "say(t)"))).toEqual([missing("crew.later")]);
    const named = withTexts('"crew.title"', "t(names[which])");
    named[rows] += '\nconst names = { one: "title", other: "later" } as const;';
    expect(textProblems(named)).toEqual([missing("crew.later")]);
  });

  test("are not those of what is loaded late, nor those the server says; what next/dynamic brings is there at once", () => {
    const late = withTexts('"crew.title"', 't("title")');
    late[dialog] = client('export function Dialog() { return useTranslations("crew")("later"); }');
    const load = '\nexport const Late = lazy(() => import("./dialog").then((module) => module.Dialog));';
    expect(textProblems({ ...late, [rows]: late[rows] + load })).toEqual([]);
    const atOnce = `${late[rows]}\nimport dynamic from "next/dynamic";${load}`;
    expect(textProblems({ ...late, [rows]: atOnce })).toEqual([missing("crew.later", dialog)]);
    const onServer = String(late[rows]).replace('"use client";\n', "").replace('"title"', '"later"');
    expect(textProblems({ ...late, [rows]: onServer })).toEqual([]);
  });
});

describe("a page that is read", () => {
  const page = "app/dashboard/positions/page.tsx";
  const shown = `import { Rows } from "@/components/features/positions/list/rows";\nexport const metadata = { Rows };`;
  const rows = "components/features/positions/list/rows.tsx";
  const dialog = "components/features/positions/list/dialog.tsx";
  const form = `"use client";\nimport Select from "@mui/material/Select";\nexport const Form = () => Select;`;
  const read = (files: Files) => problemsOf({ [page]: shown, ...files });

  test("comes without forms, which are loaded when they are asked for", () => {
    const late = `"use client";\nexport const Rows = () => import("./dialog").then((module) => module.Form);`;
    expect(read({ [rows]: late, [dialog]: form })).toEqual([]);
    const early = `"use client";\nimport { Form } from "./dialog";\nexport const Rows = Form;`;
    expect(read({ [rows]: early, [dialog]: form })).toEqual([
      `${page}: is read and comes with @mui/material/Select (${dialog}): load it by import()`,
    ]);
  });

  test("may judge on the server by what no browser gets", () => {
    const judged = `import { z } from "zod";\nexport const Rows = () => z;`;
    expect(read({ [rows]: judged })).toEqual([]);
    expect(read({ [rows]: `"use client";\n${judged}` })).toEqual([
      `${page}: is read and comes with zod (${rows}): load it by import()`,
    ]);
  });

  test("accepts a page with what surrounds it; a page that is worked in brings its forms", () => {
    const frame = `import { Form } from "@/components/features/positions/list/dialog";\nexport default Form;`;
    const files = { [rows]: "export const Rows = 1;", [dialog]: form };
    expect(read({ ...files, "app/dashboard/layout.tsx": frame })).toHaveLength(1);
    const worked = { ...files, [page]: "", "app/dashboard/vessel-management/add/page.tsx": `${shown}\n${frame}` };
    expect(problemsOf(worked)).toEqual([]);
  });
});

describe("what is other people's", () => {
  const program = "scripts/serve.mjs";
  const patched = (line: string) => problemsOf({ [program]: line });

  test.each([
    ["a prototype", `AbortController.prototype.abort = () => {};`, "AbortController.prototype"],
    [
      "a prototype by another name",
      `import { SQL } from "drizzle-orm";\nconst own = SQL.prototype;\nown.toQuery = () => {};`,
      "own",
    ],
    ["a function of a module", `import http from "node:http";\nhttp.createServer = () => {};`, "http"],
    ["what a module calls its own", `import * as zod from "zod";\nObject.assign(zod, {});`, "zod"],
    ["a property of a prototype", `Object.defineProperty(Map.prototype, "get", {});`, "Map.prototype"],
  ])("%s is not changed from outside", (_what, text, name) => {
    expect(patched(text)).toEqual([`${program}: changes ${name} from outside`]);
  });

  test("what Next builds is not named, so not rewritten", () => {
    expect(patched(`write(".next/server/chunks");`)).toEqual([
      `${program}: names what Next builds: .next/server/chunks`,
    ]);
  });

  test("what is our own may be changed, and a prototype may be read", () => {
    const own = `import { runtime } from "./runtime.mjs";\nruntime.calls = () => {};`;
    const read = `export const isPlain = (one) => Object.getPrototypeOf(one) === Object.prototype;`;
    const files = { "scripts/runtime.mjs": "export const runtime = {};", [program]: own, "scripts/plain.mjs": read };
    expect(problemsOf({ ...files, "scripts/start.mjs": `import { isPlain } from "./plain.mjs";` })).toEqual([]);
  });

  test("limits the size of a named patch", () => {
    const named = "scripts/release-aborted-renders.mjs";
    const patch = `AbortController.prototype.abort = () => {};`;
    expect(problemsOf({ [named]: patch })).toEqual([]);
    expect(problemsOf({ [named]: "" })).toEqual([`${named}: patches nothing any more`]);
    expect(problemsOf({ [named]: `${patch}${"\n//".repeat(60)}` })).toEqual([
      `${named}: is a patch of more than 60 lines`,
    ]);
  });
});

describe("the picture", () => {
  const picture = "docs/architecture.svg";
  const shown = { "ARCHITECTURE.md": `![The house](${picture})` };
  const drawn = (files: Files) => drawPicture(readTree(written(files)));
  const nouns = (files: Files) => [...drawn(files).matchAll(/>([a-z-]+)<\/text>/g)].map(([, name]) => name);
  const arrows = (files: Files) => drawn(files).split("marker-end").length - 1;
  const noun = (name: string, ...others: string[]): Files => ({
    [`lib/features/${name}/queries.ts`]: others.map((other) => `import "../${other}/queries";`).join("\n"),
  });

  test("the picture that is shown is the one the imports make", () => {
    const files = { ...shown, ...noun("crew", "positions"), ...noun("positions") };
    const stale = `${picture}: is not what the imports make: npm run picture`;
    expect(problemsOf({ ...files, [picture]: drawn(files) })).toEqual([]);
    expect(problemsOf({ ...files, ...noun("crew"), [picture]: drawn(files) })).toEqual([stale]);
    expect(problemsOf(files)).toEqual([stale]);
  });

  test("a noun is drawn above those it imports", () => {
    const files = { ...noun("audit", "crew"), ...noun("crew", "positions"), ...noun("positions") };
    const names = nouns(files).filter((name) => `lib/features/${name}/queries.ts` in files);
    expect(names).toEqual(["audit", "crew", "positions"]);
    expect(arrows(files)).toBe(2);
  });

  test("what other arrows lead to has no arrow of its own", () => {
    const way = { ...noun("audit", "crew"), ...noun("crew", "positions"), ...noun("positions") };
    expect(arrows({ ...way, ...noun("audit", "crew", "positions") })).toBe(arrows(way));
  });

  test("what tests import is not in the picture", () => {
    const files = { ...noun("crew"), ...noun("positions") };
    const test = { "lib/features/crew/queries.test.ts": `import "../positions/queries";` };
    expect(drawn({ ...files, ...test })).toBe(drawn(files));
  });

  test("a circle, which is a problem of its own, is drawn downwards", () => {
    const files = { ...noun("crew", "positions"), ...noun("positions", "crew") };
    expect(arrows(files)).toBe(1);
  });

  test("arrows do not cross where they need not", () => {
    const files = { ...noun("audit", "users"), ...noun("crew", "positions"), ...noun("positions"), ...noun("users") };
    const ends = [...drawn(files).matchAll(/<path d="M(\d+) \d+(?:V\d+|C(?:-?\d+ ){4}(\d+) \d+)"/g)];
    const [one, other] = ends.map(([, from, to]) => ({ from: Number(from), to: Number(to ?? from) }));
    expect(Math.sign(one!.from - other!.from)).toBe(Math.sign(one!.to - other!.to));
  });
});
