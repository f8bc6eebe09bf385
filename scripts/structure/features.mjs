import { placeOf, topicNames } from "./topic-order.mjs";
import { isTest } from "./source-tree.mjs";
import { coversOthers, namedTests } from "./tested.mjs";
import { isCollected } from "./registries.mjs";
import { featureFiles, featureFolders } from "./vocabulary.mjs";

/** Names of files in lib/features/<noun>/[<topic>/] and components/features/<noun>/[<topic>/]. */
export function featureRules(path, tree) {
  const place = placeOf(path);
  if (!place) return [];
  const folder = folderRule(place, tree.topics);
  if (folder) return [folder];
  return place.tree === "lib/features" ? libRules(path, place, tree) : [repetitionRule(place, isLonger)];
}

function folderRule({ tree, noun, topic, inner }, topics) {
  const inLib = tree === "lib/features";
  if (topic && !topicNames(topics, noun).includes(topic)) return `"${topic}" is not one of the topics of ${noun}`;
  if (inner.length === 0 || (inLib && inner.length === 1 && featureFolders.includes(inner[0]))) return undefined;
  return inLib ? `only ${featureFolders.join(", ")} are folders of a topic` : "a topic has no folders";
}

function libRules(path, place, tree) {
  if (isTest(path)) return [testSiblingRule(path, tree)];
  if (place.inner.length > 0) return [repetitionRule(place, isLonger)];
  if (isVocabulary(place.file) || isCollected(path)) return [repetitionRule(place, isSame)];
  return [operationRule(path, place.file, tree.sources.get(path)), rootOperationRule(place, tree)];
}

/** schema.ts, rules.ts, queries.ts, actions.ts, invariants.ts, and the first three by subject: form.schema.ts */
function isVocabulary(file) {
  const [stem, kind, ending, ...more] = file.split(".");
  if (kind === "ts") return featureFiles.includes(stem);
  return ["schema", "rules", "queries"].includes(kind) && ending === "ts" && more.length === 0;
}

function testSiblingRule(path, tree) {
  const { paths, testedElsewhere } = tree;
  const beside = path.replace(/(\.db)?\.test\.tsx?$/, "");
  const exists = paths.includes(`${beside}.ts`) || paths.includes(`${beside}.tsx`);
  return exists || namedTests(testedElsewhere).includes(path) || coversOthers(path, tree)
    ? undefined
    : `tests no file beside it (${beside.split("/").at(-1)}.ts)`;
}

function operationRule(path, file, source) {
  const [stem] = file.split(".");
  const expected = stem.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  if (!path.endsWith(".ts")) return "an operation is a .ts file";
  const isOne = source.values.length === 1 && source.operations[0] === expected;
  return isOne ? undefined : `must export exactly one operation, ${expected} = read({…}) or write({…})`;
}

function rootOperationRule({ noun, topic }, { paths }) {
  const hasTopics = paths.some((path) => path.startsWith(`lib/features/${noun}/`) && placeOf(path)?.topic);
  return !topic && hasTopics ? `an operation of ${noun} belongs to one of its topics` : undefined;
}

/** Refuse a file name that repeats the name of its folder: import/plan.rules.ts, papers/number-field.tsx. */
function repetitionRule({ noun, topic, inner, file }, repeats) {
  const folder = inner.at(-1) ?? topic ?? noun;
  return repeats(wordsOf(folder), wordsOf(file.split(".")[0])) ? `repeats the name of its folder ${folder}` : undefined;
}

function isSame(folder, file) {
  return folder.every((word, index) => word === file[index]);
}

function isLonger(folder, file) {
  return file.length > folder.length && isSame(folder, file);
}

function wordsOf(name) {
  return name.split("-").map((word) => word.replace(/ies$/, "y").replace(/s$/, ""));
}
