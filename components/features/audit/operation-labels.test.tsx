import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import en from "@/messages/en/audit.json";
import id from "@/messages/id/audit.json";

const root = join(process.cwd(), "lib/features");
const sources = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
);
const written = sources.flatMap((name) =>
  [...readFileSync(join(root, name), "utf8").matchAll(/\bwrite\(\{\s*name: "([a-z.-]+)"/g)].flatMap(
    ([, operation]) => operation ?? [],
  ),
);
const named = (labels: Record<string, Record<string, string>>) =>
  Object.entries(labels).flatMap(([noun, verbs]) => Object.keys(verbs).map((verb) => `${noun}.${verb}`));

test.each([
  ["English", named(en.operations)],
  ["Indonesian", named(id.operations)],
])("every operation that leaves an entry has its sentence in %s", (_language, knownNames) => {
  expect(written.length).toBeGreaterThan(90);
  expect(written.filter((operation) => !knownNames.includes(operation))).toEqual([]);
});
