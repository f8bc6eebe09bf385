import { featureRules } from "./features.mjs";
import { isTest } from "./source-tree.mjs";
import { forbiddenNames, generated, nouns, sharedTableFiles, topLevel, uiFolders } from "./vocabulary.mjs";

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** A folder of the database of a release is named after its version. */
const release = /^db\/testing\/releases\/\d+\.\d+\.\d+\//;
const named = /^(app|components|db|e2e|lib|messages|scripts)\/|^docs\/artwork\//;
const jestFinds =
  /^(.+\.db\.test\.ts|(lib|scripts)\/.+\.test\.ts|messages\/[^/]+\.test\.ts|(components|lib)\/.+\.test\.tsx)$/;

export function namingProblems(tree) {
  return [
    ...tree.entries
      .filter((entry) => !isExpected(entry))
      .map((path) => ({ path, rule: "is not an agreed top-level entry" })),
    ...tree.paths.flatMap((path) => fileProblems(path, tree)),
  ];
}

function isExpected(entry) {
  return topLevel.includes(entry) || generated.includes(entry) || /^\.env\..*local$/.test(entry);
}

function fileProblems(path, tree) {
  if (!named.test(path)) return [];
  const place = placeRule(path);
  const inside = place ? [] : featureRules(path, tree);
  const rules = [...nameRules(path), place, barrelRule(path, tree.sources.get(path)), testRule(path), ...inside];
  return rules.filter(Boolean).map((rule) => ({ path, rule }));
}

/** Folders below app/ are addresses and keep the documented spelling. */
function nameRules(path) {
  const parts = path.replace(release, "").split("/");
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
