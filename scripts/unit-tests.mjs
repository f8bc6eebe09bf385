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

/** Every test of what is drawn, relative to the root and in a fixed order. @returns {string[]} */
export const uiTests = (root) =>
  ["components", "lib"]
    .flatMap((folder) => filesIn(root, folder))
    .filter((file) => file.endsWith(".test.tsx"))
    .sort();

/** What a test file may leave for the next: mocks, clocks, settings, and snapshots under its name. */
const leavesTraces = /\bjest\.(?!fn\b)|Snapshot\(|process\.(env|chdir|exitCode)|globalThis|@jest-environment/;

/** What a component test may leave in its window. Rendered content is removed after each test. */
const leavesTracesInWindow =
  /\b(window|document|navigator|localStorage|sessionStorage|history|location)\b|\bObject\.(assign|define)|\.prototype\b/;

/** Whether a test file shares nothing with others. */
export function runsByItself(root, file) {
  const text = fs.readFileSync(path.join(root, file), "utf8");
  return leavesTraces.test(text) || (file.endsWith(".tsx") && leavesTracesInWindow.test(text));
}
