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

const mustLoadAgain = /\bjest\.(mock|isolateModules)|Snapshot\(/;

/** Check whether a file needs a load of its own: it replaces modules, or has a snapshot under its own name. */
export const runsAlone = (root, file) => mustLoadAgain.test(fs.readFileSync(path.join(root, file), "utf8"));
