import { isTest } from "./source-tree.mjs";
import {
  featureFiles,
  featureFolders,
  forbiddenNames,
  generated,
  nouns,
  sharedTableFiles,
  topics,
  topLevel,
  uiFolders,
} from "./vocabulary.mjs";

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const named = /^(app|components|db|e2e|lib|messages|scripts)\//;
const jestFinds =
  /^(.+\.db\.test\.ts|(lib|scripts)\/.+\.test\.ts|messages\/[^/]+\.test\.ts|(components|lib)\/.+\.test\.tsx)$/;

export function namingProblems({ entries, paths, sources }) {
  return [
    ...entries
      .filter((entry) => !isExpected(entry))
      .map((path) => ({ path, rule: "is not an agreed top-level entry" })),
    ...paths.flatMap((path) => fileProblems(path, sources.get(path), paths)),
  ];
}

function isExpected(entry) {
  return topLevel.includes(entry) || generated.includes(entry) || /^\.env\..*local$/.test(entry);
}

function fileProblems(path, source, paths) {
  if (!named.test(path)) return [];
  const rules = [
    ...nameRules(path),
    placeRule(path),
    barrelRule(path, source),
    testRule(path),
    featureRule(path, source, paths),
  ];
  return rules.filter(Boolean).map((rule) => ({ path, rule }));
}

/** Folders below app/ are addresses and keep the documented spelling. */
function nameRules(path) {
  const parts = path.split("/");
  const file = parts.pop();
  const folders = parts[0] === "app" ? [] : parts;
  const [stem] = file.split(".");
  const wrong = [...folders, ...file.split(".")].filter((name) => name && !kebab.test(name));
  const vague = [...folders, stem].filter((name) => forbiddenNames.includes(name));
  return [
    ...wrong.map((name) => `"${name}" is not kebab-case`),
    ...vague.map((name) => `"${name}" says nothing about what is inside`),
  ];
}

function placeRule(path) {
  const [top, second, third] = path.split("/");
  const folder = `${top}/${second}`;
  const isNoun = nouns.includes(third);
  if (top === "lib" && !["access", "features", "platform"].includes(second))
    return "lib/ holds access, features and platform only";
  if (top === "components" && !["features", "ui"].includes(second)) return "components/ holds features and ui only";
  if (["lib/features", "components/features"].includes(folder) && !isNoun)
    return `"${third}" is not one of the product's nouns`;
  if (folder === "components/ui" && !uiFolders.includes(third))
    return `components/ui holds ${uiFolders.join(", ")} only`;
  return sharedTableFiles[folder] && tableRule(folder, third.split(".")[0]);
}

function tableRule(folder, name) {
  const isKnown = nouns.includes(name) || sharedTableFiles[folder].includes(name);
  return isKnown ? undefined : `"${name}" is not one of the product's nouns`;
}

function barrelRule(path, source) {
  const isIndex = /(^|\/)index\.tsx?$/.test(path);
  return isIndex && source.onlyReexports ? "a barrel: import from the file itself" : undefined;
}

function testRule(path) {
  return isTest(path) && !jestFinds.test(path) ? "no Jest project runs a test here" : undefined;
}

function featureRule(path, source, paths) {
  if (!path.startsWith("lib/features/")) return undefined;
  const [noun, ...rest] = path.split("/").slice(2);
  if (!nouns.includes(noun)) return undefined;
  if (rest.length > 1 && topics[noun]?.flat().includes(rest[0])) rest.shift();
  if (rest.length > 1)
    return featureFolders.includes(rest[0]) ? undefined : `only ${featureFolders.join(", ")} are folders of a noun`;
  const [stem] = rest[0].split(".");
  if (isTest(path)) return testSiblingRule(path, paths);
  if (featureFiles.includes(stem) || isTopicFile(rest[0])) return undefined;
  return operationRule(path, stem, source);
}

function testSiblingRule(path, paths) {
  const beside = path.replace(/(\.db)?\.test\.tsx?$/, "");
  const exists = paths.includes(`${beside}.ts`) || paths.includes(`${beside}.tsx`);
  return exists ? undefined : `tests no file beside it (${beside.split("/").at(-1)}.ts)`;
}

function operationRule(path, stem, source) {
  const expected = stem.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  if (!path.endsWith(".ts")) return "an operation is a .ts file";
  const isOne = source.values.length === 1 && source.operations[0] === expected;
  return isOne ? undefined : `must export exactly one operation, ${expected} = read({…}) or write({…})`;
}

/** A large noun may split its schema, rules or queries by topic: registration.schema.ts */
function isTopicFile(file) {
  const [, kind, ending, ...more] = file.split(".");
  return ["schema", "rules", "queries"].includes(kind) && ending === "ts" && more.length === 0;
}
