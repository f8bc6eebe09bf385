import { isTest } from "./source-tree.mjs";

const features = "lib/features/";
const list = "scripts/structure/tested-elsewhere.mjs";
const throughDoors = /^(e2e|app)\//;

/**
 * Every operation and every file of rules has a test beside it, is imported by a test of its noun, or has a line in the
 * list that names the test elsewhere.
 */
export function testProblems({ sources, paths, texts, testedElsewhere }) {
  const existingPaths = new Set(paths);
  const subjects = [...sources.values()].filter(isSubject).map(({ path }) => path);
  const inNoun = new Set([...sources.values()].filter(({ path }) => isTest(path)).flatMap(importedOfNoun));
  const isTested = (path) => isTestedBeside(path, existingPaths) || inNoun.has(path);
  const untested = subjects.filter((path) => !isTested(path) && !(keyOf(path) in testedElsewhere));
  return [
    ...untested.map((path) => ({
      path,
      rule: `has no test beside it or in its noun, and no line in ${list} ("${keyOf(path)}")`,
    })),
    ...Object.entries(testedElsewhere).flatMap(([key, line]) => {
      const rule = lineRule(key, line, { sources, texts, known: existingPaths, subjects, isTested });
      return rule ? [{ path: list, rule: `"${key}" ${rule}` }] : [];
    }),
  ];
}

/** Whether a test covers operations or rules of its noun that have no test beside them. */
export function coversOthers(path, { sources, paths }) {
  const existingPaths = new Set(paths);
  return importedOfNoun(sources.get(path)).some(
    (target) => isSubject(sources.get(target) ?? { path: "" }) && !isTestedBeside(target, existingPaths),
  );
}

/** The files of its own noun that a test imports. */
function importedOfNoun({ path, imports }) {
  const noun = nounOf(path);
  return noun === undefined ? [] : imports.flatMap(({ target }) => (target && nounOf(target) === noun ? [target] : []));
}

function nounOf(path) {
  return path.startsWith(features) ? path.slice(features.length).split("/", 1)[0] : undefined;
}

/** The tests that the list names. */
export function namedTests(testedElsewhere) {
  return Object.values(testedElsewhere).map((line) => splitLine(line).test);
}

function isSubject({ path, operations }) {
  return path.startsWith(features) && (operations.length > 0 || /(^|[/.])rules\.ts$/.test(path));
}

function keyOf(path) {
  return path.slice(features.length).replace(/\.ts$/, "");
}

function isTestedBeside(path, existingPaths) {
  const stem = path.replace(/\.ts$/, "");
  return [".test.ts", ".test.tsx", ".db.test.ts"].some((ending) => existingPaths.has(stem + ending));
}

function splitLine(line) {
  const [test, ...words] = line.split(": ");
  return { test, words: words.join(": ") };
}

function lineRule(key, line, { sources, texts, known: existingPaths, subjects, isTested }) {
  const path = `${features}${key}.ts`;
  const { test, words } = splitLine(line);
  if (!subjects.includes(path)) return "is no operation and no file of rules";
  if (isTested(path)) return "has its own test, the line is not needed";
  if (!existingPaths.has(test)) return `names a test that does not exist (${test})`;
  if (!isTest(test) && !/^e2e\/.+\.spec\.ts$/.test(test)) return `names a file that is no test (${test})`;
  if (throughDoors.test(test))
    return words && texts.get(test).includes(words) ? undefined : `is not found in ${test} by the words "${words}"`;
  return sources.get(test).imports.some(({ target }) => target === path) ? undefined : `is not imported by ${test}`;
}
