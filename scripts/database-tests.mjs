import fs from "node:fs";
import path from "node:path";

/** Every test file that needs the database, relative to the root and in a fixed order. @returns {string[]} */
export function databaseTests(root, folder = "") {
  const entries = fs.readdirSync(path.join(root, folder), { withFileTypes: true });
  const found = entries.flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory())
      return entry.name === "node_modules" || entry.name.startsWith(".") ? [] : databaseTests(root, name);
    return name.endsWith(".db.test.ts") ? [name] : [];
  });
  return found.sort();
}

/**
 * Those that go through every call take longest, and one keeps a snapshot under its own name; those of releases put another
 * database in the place of the tests'. They are run one by one.
 */
export const runsAlone = (file) => /^(app|db\/testing\/releases)\//.test(file);
