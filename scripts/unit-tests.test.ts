import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { runsByItself, uiTests, unitTests } from "./unit-tests.mjs";

const made: string[] = [];
afterAll(() => made.forEach((folder) => fs.rmSync(folder, { recursive: true })));

function folderOf(files: Record<string, string>) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-unit-"));
  made.push(root);
  for (const folder of ["lib", "components", "scripts", "messages"]) fs.mkdirSync(path.join(root, folder));
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
  expect(uiTests(root)).toEqual(["lib/a/part.test.tsx"]);
});

test.each([
  ["a mock", "jest" + '.mock("next/navigation")', true],
  ["a setting", "process" + '.env.TZ = "UTC"', true],
  ["a snapshot under its own name", "expect(1).toMatch" + "Snapshot()", true],
  ["nothing in a window there is none of", "window.scrollTo(0, 1)", false],
  ["nothing", "expect(1).toBe(1)", false],
])("what leaves %s behind", (_what, content, alone) => {
  expect(runsByItself(folderOf({ "lib/a.test.ts": content }), "lib/a.test.ts")).toBe(alone);
});

test.each([
  ["a place scrolled to", "window.scrollTo(0, 1)", true],
  ["what is kept on the device", 'localStorage.setItem("a", "b")', true],
  ["a measure of every element", "Element.prototype.scrollIntoView = () => {}", true],
  ["nothing", "render(<p />)", false],
])("a component's test leaves %s behind", (_what, content, alone) => {
  expect(runsByItself(folderOf({ "lib/a.test.tsx": content }), "lib/a.test.tsx")).toBe(alone);
});
