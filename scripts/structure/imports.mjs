import { cycles } from "./cycles.mjs";
import { isTest } from "./source-tree.mjs";

const layers = [
  ["db/seed", /^db\/seed\//],
  ["db/testing", /^db\/testing\//],
  ["db", /^db\//],
  ["lib/access", /^lib\/access\//],
  ["lib/platform", /^lib\/platform\//],
  ["lib/features", /^lib\/features\//],
  ["components/ui", /^components\/ui\//],
  ["components/features", /^components\/features\//],
  ["app", /^(app\/|middleware\.ts$|instrumentation\.ts$)/],
  ["messages", /^messages\//],
];

const mayImport = {
  db: ["db"],
  "db/seed": ["db/seed", "db", "lib/access", "lib/platform", "lib/features", "messages"],
  "lib/access": ["lib/access", "db"],
  "lib/platform": ["lib/platform", "lib/access", "db", "messages"],
  "lib/features": ["lib/features", "lib/platform", "lib/access", "db", "messages"],
  "components/ui": ["components/ui", "lib/platform"],
  "components/features": ["components/features", "components/ui", "lib/features", "lib/platform", "lib/access", "db"],
  app: ["app", "components/features", "components/ui", "lib/features", "lib/platform", "lib/access", "db", "messages"],
};

const limitedPackages = {
  "@react-pdf/renderer": "lib/platform/pdf/",
  "@cantoo/pdf-lib": "lib/platform/files/",
  xlsx: "lib/platform/excel/",
  "write-excel-file/node": "lib/platform/excel/",
  "write-excel-file/utility": "lib/platform/excel/",
  "read-excel-file/universal": "lib/platform/excel/",
};
const controller = "lib/platform/transport/controller.ts";

export function importProblems({ sources }) {
  const product = [...sources.values()].filter(({ path }) => !isTest(path));
  const graph = new Map(product.map(({ path, imports }) => [path, runtimeTargets(imports)]));
  return [
    ...product.flatMap((source) => source.imports.map((entry) => edgeProblem(source, entry, sources))),
    ...cycles(graph).map((loop) => ({ path: loop[0], rule: `imports in a circle: ${loop.join(" -> ")}` })),
    ...cycles(nounGraph(graph)).map((loop) => ({
      path: `lib/features/${loop[0]}`,
      rule: `nouns in a circle: ${loop.join(" -> ")}`,
    })),
    requestContextProblem(sources, graph),
  ].filter(Boolean);
}

function runtimeTargets(imports) {
  return imports.filter(({ target, typeOnly }) => target && !typeOnly).map(({ target }) => target);
}

function edgeProblem(source, entry, sources) {
  const rule =
    packageRule(source.path, entry) ??
    (entry.target && (layerRule(source.path, entry) ?? operationRule(source, entry, sources)));
  return rule ? { path: source.path, rule } : undefined;
}

function packageRule(path, { specifier }) {
  const home = limitedPackages[specifier];
  return home && !path.startsWith(home) ? `only ${home} imports ${specifier}` : undefined;
}

function layerRule(path, { target, typeOnly }) {
  const from = layerOf(path);
  const to = layerOf(target);
  const allowed = mayImport[from];
  if (!allowed || (from === "db" && typeOnly)) return undefined;
  if (from === "lib/access" && target === "lib/platform/errors.ts") return undefined;
  if (!allowed.includes(to)) return `${from} must not import ${to ?? "this"} (${target})`;
  return from === "components/features" ? componentRule(target, typeOnly) : undefined;
}

/** A screen part knows a noun's shapes, rules and actions; data reaches it as props. */
function componentRule(target, typeOnly) {
  if (typeOnly) return undefined;
  if (target.startsWith("lib/features/") && !/[/.](schema|rules|actions)\.tsx?$/.test(target)) {
    return `components import schema, rules and actions of a feature only (${target})`;
  }
  return target.startsWith("db/") && !target.startsWith("db/enums/")
    ? `components import db/enums only (${target})`
    : undefined;
}

/** Operations are called through doors: pages, routes, actions and the seed. */
function operationRule({ path }, { target, typeOnly }, sources) {
  const isOperation = /^lib\/features\//.test(target) && sources.get(target)?.operations.length > 0;
  if (!isOperation || typeOnly || !path.startsWith("lib/") || path.endsWith("/actions.ts")) return undefined;
  return `an operation is called through a door, not from here: share a plain function (${target})`;
}

function layerOf(path) {
  return layers.find(([, pattern]) => pattern.test(path))?.[0];
}

function nounGraph(graph) {
  const nouns = new Map();
  for (const [path, targets] of graph) {
    const from = nounOf(path);
    if (!from) continue;
    const others = targets.map(nounOf).filter((noun) => noun && noun !== from);
    nouns.set(from, [...(nouns.get(from) ?? []), ...others]);
  }
  return nouns;
}

function nounOf(path) {
  return /^lib\/features\/([^/]+)\//.exec(path)?.[1];
}

/** The calls must also work outside Next's router: nothing below the controller reads the request from next/headers. */
function requestContextProblem(sources, graph) {
  const reached = new Set();
  const waiting = graph.has(controller) ? [controller] : [];
  while (waiting.length > 0) {
    const path = waiting.pop();
    if (reached.has(path)) continue;
    reached.add(path);
    waiting.push(...(graph.get(path) ?? []));
  }
  const offender = [...reached].find((path) => readsRequestContext(sources.get(path)));
  return offender && { path: offender, rule: `imports next/headers and is used by ${controller}` };
}

function readsRequestContext(source) {
  return (
    source?.imports.some(({ specifier, typeOnly }) => !typeOnly && /^next\/headers(\.js)?$/.test(specifier)) ?? false
  );
}
