import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkStructure } from "./check-structure.mjs";

const roots: string[] = [];
const feature = "lib/features/positions";
const operation = (name: string, imports = "") => `${imports}export const ${name} = read({});`;

function project(files: Record<string, string>) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-structure-"));
  roots.push(root);
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
  return checkStructure(root);
}

function problemsOf(files: Record<string, string>) {
  return project(files).problems.map((problem) => `${problem.path}: ${problem.rule}`);
}

afterAll(() => {
  for (const root of roots) fs.rmSync(root, { recursive: true });
});

test("a project that keeps the rules has no problems", () => {
  const files = {
    "app/(public)/career/[id]/page.tsx": `import { load } from "@/lib/platform/transport/page";\nimport { listPositions } from "@/lib/features/positions/list-positions";`,
    "app/PMSol/v1/Position/[...call]/route.ts": `import { listPositions } from "@/lib/features/positions/list-positions";`,
    "components/features/positions/position-table.tsx": `import type { Row } from "@/lib/features/positions/list-positions";\nimport { Grid } from "@/components/ui/list/grid";`,
    "components/ui/list/grid.tsx": "export const Grid = () => null;",
    "db/enums/positions.ts": "export const ranks = [];",
    "db/schema/positions.ts": `import { ranks } from "../enums/positions";`,
    "lib/platform/transport/page.ts": "export const load = 1;",
    "package-lock.json": `{ "packages": { "node_modules/zod": { "resolved": "https://registry.npmjs.org/zod/-/zod-4.tgz" } } }`,
    [`${feature}/actions.ts`]: `import { listPositions } from "./list-positions";`,
    [`${feature}/list-positions.db.test.ts`]: `import { listPositions } from "./list-positions";`,
    [`${feature}/list-positions.ts`]:
      operation("listPositions", `import { visible } from "./queries";\n`) + "\nexport type Row = string;",
    [`${feature}/pdf/position-sheet.tsx`]: "export const PositionSheet = 1;",
    [`${feature}/queries.ts`]: `import { positions } from "@/db/schema/positions";\nexport const visible = 1;`,
  };
  expect(problemsOf(files)).toEqual([]);
});

const broken: [guarantee: string, files: Record<string, string>, problem: string][] = [
  ["only agreed top-level entries", { "src/a.ts": "" }, "src: is not an agreed top-level entry"],
  ["kebab-case files", { "lib/platform/fooBar.ts": "" }, `lib/platform/fooBar.ts: "fooBar" is not kebab-case`],
  [
    "kebab-case folders",
    { "components/ui/list/Rows/row.tsx": "" },
    `components/ui/list/Rows/row.tsx: "Rows" is not kebab-case`,
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
    "four folders of ui parts",
    { "components/ui/link.tsx": "" },
    "components/ui/link.tsx: components/ui holds feedback, form, layout, list only",
  ],
  [
    "known nouns in lib",
    { "lib/features/boats/rules.ts": "" },
    `lib/features/boats/rules.ts: "boats" is not one of the product's nouns`,
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
    "known folders in a noun",
    { [`${feature}/parts/a.ts`]: "" },
    `${feature}/parts/a.ts: only emails, excel, pdf are folders of a noun`,
  ],
  [
    "no barrels",
    { "lib/platform/index.ts": `export * from "./a";` },
    "lib/platform/index.ts: a barrel: import from the file itself",
  ],
  [
    "an operation named like its file",
    { [`${feature}/close-position.ts`]: operation("shutPosition") },
    `${feature}/close-position.ts: must export exactly one operation, closePosition = read({…}) or write({…})`,
  ],
  [
    "no plain function among operations",
    { [`${feature}/close-position.ts`]: "export function closePosition() {}" },
    `${feature}/close-position.ts: must export exactly one operation, closePosition = read({…}) or write({…})`,
  ],
  [
    "one operation per file",
    { [`${feature}/close-position.ts`]: operation("closePosition") + "\nexport const limit = 3;" },
    `${feature}/close-position.ts: must export exactly one operation, closePosition = read({…}) or write({…})`,
  ],
  [
    "operation names are unique",
    { "lib/features/crew/list-a.ts": operation("listA"), "lib/features/vessels/list-a.ts": operation("listA") },
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
    { "db/client.ts": `import { a } from "@/lib/platform/a";`, "lib/platform/a.ts": "" },
    "db/client.ts: db must not import lib/platform (lib/platform/a.ts)",
  ],
  [
    "access imports no platform",
    { "lib/access/actor.ts": `import { a } from "../platform/a";`, "lib/platform/a.ts": "" },
    "lib/access/actor.ts: lib/access must not import lib/platform (lib/platform/a.ts)",
  ],
  [
    "platform imports no feature",
    { "lib/platform/a.ts": `import { a } from "@/lib/features/positions/rules";`, [`${feature}/rules.ts`]: "" },
    `lib/platform/a.ts: lib/platform must not import lib/features (${feature}/rules.ts)`,
  ],
  [
    "features import no components",
    { [`${feature}/rules.ts`]: `import { A } from "@/components/ui/form/a";`, "components/ui/form/a.tsx": "" },
    `${feature}/rules.ts: lib/features must not import components/ui (components/ui/form/a.tsx)`,
  ],
  [
    "ui parts know no feature",
    { "components/ui/form/a.tsx": `import { a } from "@/lib/features/positions/rules";`, [`${feature}/rules.ts`]: "" },
    `components/ui/form/a.tsx: components/ui must not import lib/features (${feature}/rules.ts)`,
  ],
  [
    "components query nothing",
    {
      "components/features/crew/a.tsx": `import { q } from "@/lib/features/crew/queries";`,
      "lib/features/crew/queries.ts": "",
    },
    "components/features/crew/a.tsx: components import schema, rules and actions of a feature only (lib/features/crew/queries.ts)",
  ],
  [
    "components know no table",
    { "components/features/crew/a.tsx": `import { db } from "@/db/client";`, "db/client.ts": "" },
    "components/features/crew/a.tsx: components import db/enums only (db/client.ts)",
  ],
  [
    "files import in one direction",
    { "lib/platform/a.ts": `import "./b";`, "lib/platform/b.ts": `export { a } from "./a";` },
    "lib/platform/a.ts: imports in a circle: lib/platform/a.ts -> lib/platform/b.ts -> lib/platform/a.ts",
  ],
  [
    "nouns form no circle",
    {
      "lib/features/crew/rules.ts": `import "../vessels/schema";`,
      "lib/features/crew/schema.ts": "",
      "lib/features/vessels/rules.ts": `import "../crew/schema";`,
      "lib/features/vessels/schema.ts": "",
    },
    "lib/features/crew: nouns in a circle: crew -> vessels -> crew",
  ],
  [
    "an operation calls no operation",
    {
      "lib/features/crew/a.ts": operation("a", `import { b } from "./b";\n`),
      "lib/features/crew/b.ts": operation("b"),
    },
    "lib/features/crew/a.ts: an operation is called through a door, not from here: share a plain function (lib/features/crew/b.ts)",
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
    "one importer of the spreadsheet library",
    { "app/a.ts": `import "xlsx";` },
    "app/a.ts: only lib/platform/excel/ imports xlsx",
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
  ["a small platform", { "lib/platform/a.ts": "a();\n".repeat(601) }, "lib/platform: has 601 lines, the limit is 600"],
];

test.each(broken)("%s", (_guarantee, files, problem) => {
  expect(problemsOf(files)).toEqual([problem]);
});

test("an operation of another noun is shared as a plain function too", () => {
  const files = {
    "lib/features/crew/queries.ts": `import { listA } from "../vessels/list-a";`,
    "lib/features/vessels/list-a.ts": operation("listA"),
  };
  expect(problemsOf(files)).toHaveLength(1);
});

test("types may cross what values may not", () => {
  const files = {
    "db/client.ts": `import type { A } from "@/lib/platform/a";`,
    "lib/platform/a.ts": `import { type B } from "@/db/client";\nexport type A = 1;`,
  };
  expect(problemsOf(files)).toEqual([]);
});

test("bought parts, blank lines and tests do not count as platform", () => {
  const files = {
    "lib/platform/a.ts": "a();\n\nb();\n",
    "lib/platform/a.test.ts": "c();",
    "lib/platform/mail/b.ts": "d();",
  };
  expect(project(files).platformLines).toBe(2);
});
