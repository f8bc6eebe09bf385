import { textsListed, textsNamed } from "./texts-named.mjs";

const pageFile = /^app\/(dashboard|\(public-forms\))\/.*page\.tsx$/;
const shownAround = ["layout", "error", "not-found", "forbidden", "loading"];

/**
 * A page carries the texts of its client components; lazy components bring their own.
 * Texts used at once must be listed under `now` (components/ui/layout/page-texts.tsx) by the page or its layout.
 */
export function pageTextProblems(tree) {
  const known = knownTexts(tree.texts);
  if (known.length === 0) return [];
  const facts = new Map();
  const pages = [...tree.sources.keys()].filter((path) => pageFile.test(path));
  return pages.flatMap((page) => {
    const below = [...modulesBelow([page, ...around(page, tree.sources)], tree)];
    const given = below.flatMap(([path]) => factsOf(path, tree, facts).now);
    const missing = below
      .filter(([, isClient]) => isClient)
      .flatMap(([path]) =>
        factsOf(path, tree, facts).named.flatMap((pattern) => missingOf(pattern, { path, known, given })),
      );
    const [first] = missing;
    return first
      ? [{ path: page, rule: `shows ${first.key} (${first.path}), and nobody around it lists that under now` }]
      : [];
  });
}

function factsOf(path, { texts }, facts) {
  const text = texts.get(path) ?? "";
  const found = facts.get(path) ?? { now: textsListed(path, text, "now"), named: textsNamed(path, text) };
  facts.set(path, found);
  return found;
}

function missingOf(pattern, { path, known, given }) {
  // Error messages come as data and belong to forms, so components that show them at once need the whole namespace.
  if (pattern === "*") return [];
  const begins = pattern.replace(/\*$/, "");
  const asked = known.filter((key) => (pattern.endsWith("*") ? key.startsWith(begins) : key === pattern));
  const key = asked.find((one) => !given.some((part) => one === part || one.startsWith(`${part}.`)));
  return key ? [{ key, path }] : [];
}

function around(page, sources) {
  const parts = page.split("/").slice(0, -1);
  return parts
    .flatMap((_, index) => shownAround.map((name) => `${parts.slice(0, index + 1).join("/")}/${name}.tsx`))
    .filter((path) => sources.has(path));
}

/** List the modules loaded with some files, and whether they run in the browser. next/dynamic loads at once. */
function* modulesBelow(starts, { sources, texts }) {
  const seen = new Set();
  const waiting = starts.map((path) => ({ path, isClient: false }));
  for (const { path, isClient: isBelowClient } of waiting) {
    const text = texts.get(path) ?? "";
    if (text.startsWith('"use server"')) continue;
    const isClient = isBelowClient || text.startsWith('"use client"');
    if (seen.has(`${path} ${isClient}`)) continue;
    seen.add(`${path} ${isClient}`);
    yield [path, isClient];
    const showsAtOnce = text.includes('"next/dynamic"');
    for (const { target, typeOnly, late } of sources.get(path)?.imports ?? [])
      if (target && !typeOnly && (!late || showsAtOnce)) waiting.push({ path: target, isClient });
  }
}

function knownTexts(texts) {
  return [...texts]
    .filter(([path]) => /^messages\/en\/[\w-]+\.json$/.test(path))
    .flatMap(([path, text]) => keysBelow(JSON.parse(text), path.slice("messages/en/".length, -".json".length)));
}

const keysBelow = (tree, name) =>
  typeof tree === "string"
    ? [name]
    : Object.entries(tree).flatMap(([key, value]) => keysBelow(value, `${name}.${key}`));
