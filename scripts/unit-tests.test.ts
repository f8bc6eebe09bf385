import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { runsByItself, unitTests } from "./unit-tests.mjs";

const made: string[] = [];
afterAll(() => made.forEach((folder) => fs.rmSync(folder, { recursive: true })));

function folderOf(files: Record<string, string>) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-unit-"));
  made.push(root);
  for (const folder of ["lib", "scripts", "messages"]) fs.mkdirSync(path.join(root, folder));
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), content);
  }
  return root;
}

test("rules, scripts and messages are unit tests; what needs a database, a page or strangers' files is not", () => {
  const root = folderOf({
    "lib/a/rules.test.ts": "",
    "lib/a/list.db.test.ts": "",
    "lib/a/part.test.tsx": "",
    "lib/a/rules.ts": "",
    "lib/platform/files/kinds.test.ts": "",
    "messages/glossary.test.ts": "",
  });
  expect(unitTests(root)).toEqual(["lib/a/rules.test.ts", "messages/glossary.test.ts"]);
});

test.each([
  ["a mock", "jest" + '.mock("next/navigation")', true],
  ["a setting", "process" + '.env.TZ = "UTC"', true],
  ["a snapshot under its own name", "expect(1).toMatch" + "Snapshot()", true],
  ["nothing", "expect(1).toBe(1)", false],
])("what leaves %s behind", (_what, content, alone) => {
  expect(runsByItself(folderOf({ "lib/a.test.ts": content }), "lib/a.test.ts")).toBe(alone);
});
