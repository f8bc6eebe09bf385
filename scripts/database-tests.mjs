import fs from "node:fs";
import path from "node:path";

/** Every test file that needs the database, relative to the root and in a fixed order. @returns {string[]} */
export function databaseTests(root, folder = "") {
  const entries = fs.readdirSync(path.join(root, folder), { withFileTypes: true });
  const files = entries.flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory())
      return entry.name === "node_modules" || entry.name.startsWith(".") ? [] : databaseTests(root, name);
    return name.endsWith(".db.test.ts") ? [name] : [];
  });
  return files.sort();
}

/** Those that go through every call take longest. */
export const goesThroughEveryCall = (file) => /^(app|db\/testing\/releases)\//.test(file);
const mocksModules = (root, file) => /\bjest\.mock\(/.test(fs.readFileSync(path.join(root, file), "utf8"));

/**
 * Check whether a file needs a run of its own: it has a snapshot under its own name, replaces the database of the
 * tests,
 * or mocks modules, which must not be loaded before.
 */
export const runsAlone = (root, file) => goesThroughEveryCall(file) || mocksModules(root, file);
