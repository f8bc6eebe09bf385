import fs from "node:fs";
import path from "node:path";
import { parseSource } from "./parse-source.mjs";
import { generated } from "./vocabulary.mjs";

const binary = /\.(avif|gif|gz|ico|jpe?g|pdf|png|webp|woff2?|xlsx)$/;
const endings = ["", ".ts", ".tsx", ".mjs", ".js", ".json", "/index.ts", "/index.tsx"];

/** Read a project: every text file, and the imports (resolved), exports and operations of code. */
export function readTree(root) {
  const paths = filesBelow(root, "");
  const existingPaths = new Set(paths);
  const texts = new Map(paths.filter((file) => !binary.test(file)).map((file) => [file, read(root, file)]));
  const sources = paths.filter(isCode).map((file) => parseSource(file, texts.get(file)));
  for (const source of sources) {
    for (const entry of source.imports) entry.target = resolve(source.path, entry.specifier, existingPaths);
  }
  return { entries: fs.readdirSync(root), paths, texts, sources: new Map(sources.map((one) => [one.path, one])) };
}

export function isTest(file) {
  return /\.test\.tsx?$/.test(file);
}

/** Check for tests, journeys and their helpers. */
export function isTesting(file) {
  return isTest(file) || /^(db\/testing|e2e)\//.test(file);
}

export function isCode(file) {
  return /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith(".d.ts");
}

function filesBelow(root, folder) {
  const dirEntries = fs.readdirSync(path.join(root, folder), { withFileTypes: true });
  return dirEntries.flatMap((entry) => {
    const name = folder ? `${folder}/${entry.name}` : entry.name;
    if (generated.includes(entry.name) || name === "e2e/output") return [];
    return entry.isDirectory() ? filesBelow(root, name) : [name];
  });
}

function read(root, file) {
  return fs.readFileSync(path.join(root, file), "utf8");
}

/** Resolve an import to a file; undefined for a package. */
function resolve(from, specifier, existingPaths) {
  const inside = specifier.startsWith("@/") ? specifier.slice(2) : undefined;
  const beside = specifier.startsWith(".") ? path.posix.join(path.posix.dirname(from), specifier) : undefined;
  const base = inside ?? beside;
  return base && endings.map((ending) => base + ending).find((candidate) => existingPaths.has(candidate));
}
