import { contentProblems, platformLines } from "./structure/contents.mjs";
import { importProblems } from "./structure/imports.mjs";
import { namingProblems } from "./structure/naming.mjs";
import { readTree } from "./structure/source-tree.mjs";

/** Checks the house rules a machine can check: names, imports, sizes, tests that are skipped. */
export function checkStructure(root) {
  const tree = readTree(root);
  const problems = [...namingProblems(tree), ...importProblems(tree), ...contentProblems(tree)];
  return { problems, platformLines: platformLines(tree), files: tree.paths.length };
}

export function printStructure(root) {
  const { problems, platformLines: lines, files } = checkStructure(root);
  for (const { path, rule } of problems) console.error(`${path}: ${rule}`);
  console.log(`${files} files, lib/platform ${lines} lines, ${problems.length} problems`);
  return problems.length === 0;
}

if (process.argv[1]?.endsWith("check-structure.mjs")) {
  process.exitCode = printStructure(process.argv[2] ?? process.cwd()) ? 0 : 1;
}
