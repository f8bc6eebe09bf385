import { drawPicture, picturePath } from "../picture/draw.mjs";
import { callNameProblems } from "./call-names.mjs";
import { contentProblems, platformLines } from "./contents.mjs";
import { exportProblems } from "./exports.mjs";
import { importProblems } from "./imports.mjs";
import { lightPageProblems } from "./light-pages.mjs";
import { serverDataProblems } from "./server-data.mjs";
import { pageTextProblems } from "./page-texts.mjs";
import { namingProblems } from "./naming.mjs";
import { patchProblems } from "./patches.mjs";
import { policyProblems, roleProblems } from "./policy.mjs";
import { rowOrderProblems } from "./row-order.mjs";
import { sizeWarnings } from "./sizes.mjs";
import { readTree } from "./source-tree.mjs";
import { testedElsewhere } from "./tested-elsewhere.mjs";
import { testProblems } from "./tested.mjs";
import { topics } from "./vocabulary.mjs";
import { wordProblems } from "./words.mjs";

const checks = [
  namingProblems,
  importProblems,
  exportProblems,
  testProblems,
  rowOrderProblems,
  contentProblems,
  lightPageProblems,
  serverDataProblems,
  pageTextProblems,
  (tree) => patchProblems(tree),
  policyProblems,
  roleProblems,
  pictureProblems,
  wordProblems,
  callNameProblems,
];

/**
 * Check the conventions a machine can check: names, sizes, imports, exports, missing and skipped tests.
 * @param {string} root
 * @param {{ topics: Record<string, (string | string[])[]>, testedElsewhere: Record<string, string> }} [agreed]
 */
export function checkStructure(root, agreed = { topics, testedElsewhere }) {
  const tree = { ...readTree(root), ...agreed };
  const problems = checks.flatMap((check) => check(tree));
  return { problems, warnings: sizeWarnings(tree), platformLines: platformLines(tree), files: tree.paths.length };
}

/** The picture in ARCHITECTURE.md must match the imports. */
function pictureProblems(tree) {
  const isShown = tree.texts.get("ARCHITECTURE.md")?.includes(picturePath) || tree.texts.has(picturePath);
  if (!isShown || tree.texts.get(picturePath) === drawPicture(tree)) return [];
  return [{ path: picturePath, rule: "is not what the imports make: npm run picture" }];
}
