import fs from "node:fs";
import path from "node:path";
import { ignoredBy } from "./dockerignore.mjs";

test("a line names a file or folder at the root, and everything below it", () => {
  const isIgnored = ignoredBy("docs\n/coverage/\n\n# a comment\n");
  expect(["docs", "docs/a/b.md", "coverage/lcov.info"].filter(isIgnored)).toHaveLength(3);
  expect(["app/docs/page.tsx", "docs.md", "a comment"].filter(isIgnored)).toEqual([]);
});

test("stars stop at a slash, two of them do not", () => {
  const isIgnored = ignoredBy(".env.*\n**/*.test.ts\nold-?\n");
  expect([".env.local", "a.test.ts", "lib/a/b.test.ts", "old-1/file"].filter(isIgnored)).toHaveLength(4);
  expect([".env", "app/.env.local", "a.test.tsx", "aXtest.ts", "old-12"].filter(isIgnored)).toEqual([]);
});

test("a line that takes files back in is not understood", () => {
  expect(() => ignoredBy("*\n!app\n")).toThrow("not understood: !app");
});

test("our own list excludes tests, secrets and installed packages, and includes the product", () => {
  const isIgnored = ignoredBy(fs.readFileSync(path.join(__dirname, "../../.dockerignore"), "utf8"));
  const out = [
    ".env",
    ".env.local",
    "node_modules/next/package.json",
    "lib/access/tags.test.ts",
    "e2e/crew.ts",
    ".git",
  ];
  expect(out.filter((file) => !isIgnored(file))).toEqual([]);
  const product = [
    "app/layout.tsx",
    "lib/access/tags.ts",
    "messages/en/crew.json",
    "scripts/start.mjs",
    "public/a.svg",
  ];
  expect(product.filter(isIgnored)).toEqual([]);
});
