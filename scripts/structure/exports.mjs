import { isRouteFile } from "./app-files.mjs";
import { isTest, isTesting } from "./source-tree.mjs";

const readByNext =
  /^(default|metadata|generateMetadata|viewport|generateViewport|dynamic|dynamicParams|revalidate|fetchCache|runtime|preferredRegion|maxDuration|generateStaticParams|generateSitemaps|generateImageMetadata|alt|size|contentType|GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/;

/** Check that every export is used by another file of the product, not by tests alone. */
export function exportProblems({ sources, texts }) {
  const uses = usesOf(sources);
  const configs = [...texts].filter(([path]) => !path.includes("/")).map(([, text]) => text);
  return [...sources.values()].flatMap((source) => {
    if (isTest(source.path) || !source.path.includes("/")) return [];
    if (isForTestsOnly(source.path, uses))
      return [{ path: source.path, rule: "only tests import it: test data belongs in db/testing" }];
    const names = [...source.values, ...source.types].filter((name) => !isReadByTools(source.path, name, configs));
    return unusedRules(source.path, names, uses, texts).map((rule) => ({ path: source.path, rule }));
  });
}

/** Map(file -> { product: names, tests: names, importers }) */
function usesOf(sources) {
  const uses = new Map();
  for (const { path, imports } of sources.values()) {
    for (const { target, names } of imports) {
      if (!target) continue;
      if (!uses.has(target)) uses.set(target, { product: new Set(), tests: new Set(), importers: [] });
      const use = uses.get(target);
      use.importers.push(path);
      for (const name of names) use[isTesting(path) && !isKit(path, target) ? "tests" : "product"].add(name);
    }
  }
  return uses;
}

/** Test helpers may use their own parts, and test seams of the database and the scripts. */
function isKit(path, target) {
  return isTesting(target) || (path.startsWith("db/testing/") && /^(db|scripts)\//.test(target));
}

function isForTestsOnly(path, uses) {
  const importers = uses.get(path)?.importers ?? [];
  const isProduct = /^(app|components|lib)\//.test(path) && !isRouteFile(path);
  return isProduct && importers.length > 0 && importers.every(isTesting);
}

function isReadByTools(path, name, configs) {
  if (isRouteFile(path) && readByNext.test(name)) return true;
  return name === "default" && (path.endsWith("/next.config.mjs") || configs.some((text) => text.includes(path)));
}

function unusedRules(path, names, uses, texts) {
  const { product, tests } = uses.get(path) ?? { product: new Set(), tests: new Set() };
  if (product.has("*")) return [];
  return names.filter((name) => !product.has(name)).flatMap((name) => unusedRule(name, tests, texts.get(path)) ?? []);
}

/** Tests may import what its own file uses, but nothing that exists for tests alone. */
function unusedRule(name, tests, text) {
  const isUsedInside = text.match(new RegExp(`(?<![\\w$])${name.replaceAll("$", "\\$")}(?![\\w$])`, "g"))?.length > 1;
  if (tests.has(name) || tests.has("*"))
    return isUsedInside ? undefined : `exports ${name}, which only tests keep alive`;
  return isUsedInside ? `exports ${name}, which only this file uses` : `exports ${name}, which nobody uses`;
}
