import { contentProblems, platformLines } from "./contents.mjs";
import { exportProblems } from "./exports.mjs";
import { importProblems } from "./imports.mjs";
import { namingProblems } from "./naming.mjs";
import { sizeProblems } from "./sizes.mjs";
import { readTree } from "./source-tree.mjs";
import { testedElsewhere } from "./tested-elsewhere.mjs";
import { testProblems } from "./tested.mjs";
import { topics } from "./vocabulary.mjs";

const checks = [namingProblems, sizeProblems, importProblems, exportProblems, testProblems, contentProblems];

/** Checks the house rules a machine can check: names, sizes, imports, exports, tests that are missing or left out. */
export function checkStructure(root, agreed = { topics, testedElsewhere }) {
  const tree = { ...readTree(root), ...agreed };
  const problems = checks.flatMap((check) => check(tree));
  return { problems, platformLines: platformLines(tree), files: tree.paths.length };
}
