import { cycles } from "./cycles.mjs";
import { placeOf, topicRule } from "./topic-order.mjs";
import { layerRule } from "./layers.mjs";
import { collectingRule, isCollected, registryRule } from "./registries.mjs";
import { isTest } from "./source-tree.mjs";

const limitedPackages = {
  "@cantoo/pdf-lib": ["lib/platform/files/", "db/specimens/"],
  "@mui/x-data-grid": ["components/ui/grid/"],
  "@mui/x-data-grid/locales": ["components/ui/grid/"],
  "@react-pdf/layout": ["lib/platform/pdf/"],
  "@react-pdf/render": ["lib/platform/pdf/"],
  "@react-pdf/renderer": ["lib/platform/pdf/"],
  pdfkit: ["lib/platform/pdf/"],
  "write-excel-file/node": ["lib/platform/excel/"],
  "write-excel-file/utility": ["lib/platform/excel/"],
  xlsx: ["lib/platform/excel/"],
};
const controller = "lib/platform/transport/controller.ts";

export function importProblems({ sources, topics }) {
  const product = [...sources.values()].filter(({ path }) => !isTest(path));
  const graph = graphOf(product, () => true);
  return [
    ...product.flatMap((source) => source.imports.map((entry) => edgeProblem(source, entry, sources, topics))),
    ...cycles(graph).map((loop) => ({ path: loop[0], rule: `imports in a circle: ${loop.join(" -> ")}` })),
    ...nounCycles(graph, "lib/features"),
    ...nounCycles(graph, "components/features"),
    requestContextProblem(
      sources,
      graphOf(product, ({ typeOnly }) => !typeOnly),
    ),
  ].filter(Boolean);
}

function graphOf(product, counts) {
  const targets = ({ imports }) => imports.filter((entry) => entry.target && counts(entry)).map(({ target }) => target);
  return new Map(product.map((source) => [source.path, targets(source)]));
}

function edgeProblem({ path }, entry, sources, topics) {
  const rule = packageRule(path, entry) ?? (entry.target && targetRule(path, entry, sources, topics));
  return rule ? { path, rule } : undefined;
}

function packageRule(path, { specifier }) {
  const homes = limitedPackages[specifier];
  const isTesting = /^(db\/testing|e2e)\//.test(path);
  const isAtHome = isTesting || !homes || homes.some((home) => path.startsWith(home));
  return isAtHome ? undefined : `only ${homes.join(" and ")} imports ${specifier}`;
}

function targetRule(path, entry, sources, topics) {
  const order = isCollected(path) ? undefined : topicRule(topics, path, entry);
  const registry = registryRule(path, entry) ?? collectingRule(path, entry);
  return layerRule(path, entry) ?? order ?? registry ?? doorRule(path, entry, sources);
}

/** Operations are called by pages, routes, actions, jobs and the seed. Actions are called by screens. */
function doorRule(path, { target, typeOnly }, sources) {
  if (!path.startsWith("lib/") || !target.startsWith("lib/features/")) return undefined;
  if (target.endsWith("/actions.ts")) return `actions are for screens: lib imports none (${target})`;
  const isOperation = sources.get(target)?.operations.length > 0;
  if (!isOperation || typeOnly || /\/(actions|jobs)\.ts$/.test(path)) return undefined;
  return `an operation is called through a door, not from here: share a plain function (${target})`;
}

function nounCycles(graph, tree) {
  const nounOf = (path) => (path.startsWith(`${tree}/`) ? placeOf(path)?.noun : undefined);
  const nouns = new Map();
  for (const [path, targets] of graph) {
    const from = nounOf(path);
    if (!from) continue;
    const others = targets.map(nounOf).filter((noun) => noun && noun !== from);
    nouns.set(from, [...(nouns.get(from) ?? []), ...others]);
  }
  return cycles(nouns).map((loop) => ({ path: `${tree}/${loop[0]}`, rule: `nouns in a circle: ${loop.join(" -> ")}` }));
}

/** Calls must work without Next's router, so nothing below a controller reads next/headers. */
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
