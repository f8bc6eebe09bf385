import { isCode, isTest } from "./source-tree.mjs";

const platformLimit = 1100;
const notCounted = /^lib\/platform\/(calendar|captcha|excel|files|i18n|mail|metrics|pdf|theme)\//;
const machinePath = /(^|["'`\s=(:])\/(work|root|home)\//m;
const registry = "https://registry.npmjs.org/";

export function contentProblems(tree) {
  const lines = platformLines(tree);
  return [
    ...[...tree.sources.values()].flatMap(({ path, leftOut }) =>
      leftOut.map((call) => ({ path, rule: `leaves tests out: ${call}` })),
    ),
    ...[...tree.texts]
      .filter(([path, text]) => namesMachine(path, text))
      .map(([path]) => ({ path, rule: "names a path of one machine" })),
    ...repeatedOperations(tree),
    ...foreignPackages(tree),
    ...(lines > platformLimit
      ? [{ path: "lib/platform", rule: `has ${lines} lines, the limit is ${platformLimit}` }]
      : []),
  ];
}

/** Count lines of code without blanks, comments and the folders that wrap one package each. */
export function platformLines({ texts }) {
  const own = [...texts].filter(
    ([path]) => path.startsWith("lib/platform/") && isCode(path) && !isTest(path) && !notCounted.test(path),
  );
  return own.reduce((sum, [, text]) => sum + text.split("\n").filter(isLineOfCode).length, 0);
}

function isLineOfCode(line) {
  return line.trim() !== "" && !/^\s*(\/\/|\/\*|\*)/.test(line);
}

function namesMachine(path, text) {
  return path !== "package-lock.json" && !path.startsWith("public/") && machinePath.test(text);
}

function repeatedOperations({ sources }) {
  const first = new Map();
  return [...sources.values()].flatMap(({ path, operations }) => {
    const repeated = operations.filter((name) => first.has(name));
    for (const name of operations) if (!first.has(name)) first.set(name, path);
    return repeated.map((name) => ({ path, rule: `operation ${name} already exists in ${first.get(name)}` }));
  });
}

function foreignPackages({ texts }) {
  const lock = texts.get("package-lock.json");
  const packages = Object.entries(lock ? JSON.parse(lock).packages : {});
  const foreign = packages.filter(([, { resolved }]) => resolved?.includes("://") && !resolved.startsWith(registry));
  return foreign.map(([name]) => ({ path: "package-lock.json", rule: `${name} does not come from ${registry}` }));
}
