import fs from "node:fs";
import path from "node:path";

const folders = ["lib", "scripts", "messages"];
/** Files of strangers are read in processes of their own. */
const isElsewhere = (file) => file.endsWith(".db.test.ts") || /^lib\/platform\/(excel|files)\//.test(file);

function filesIn(root, folder) {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.name === "node_modules") return [];
    return entry.isDirectory() ? filesIn(root, name) : [name];
  });
}

/** Every test of rules and schemas, relative to the root and in a fixed order. @returns {string[]} */
export const unitTests = (root) =>
  folders
    .flatMap((folder) => filesIn(root, folder))
    .filter((file) => file.endsWith(".test.ts") && !isElsewhere(file))
    .sort();

/** What a file may leave behind for the next: mocks, clocks, settings; and what is kept under the file's own name. */
const leavesTraces = /\bjest\.(?!fn\b)|Snapshot\(|process\.(env|chdir|exitCode)|globalThis|@jest-environment/;

/** Whether a test file shares nothing with others. */
export const runsByItself = (root, file) => leavesTraces.test(fs.readFileSync(path.join(root, file), "utf8"));
