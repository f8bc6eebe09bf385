import { isRouteFile } from "./app-files.mjs";
import { isCollected } from "./registries.mjs";
import { placeOf } from "./topic-order.mjs";
import { isCode, isTest } from "./source-tree.mjs";

const limits = 25;
const counted = /^(app|lib|components)\//;

/** Maximum sizes of folders. A larger noun is split into topics. */
export function sizeProblems({ paths }) {
  const files = paths.filter(
    (path) => counted.test(path) && isCode(path) && !isTest(path) && !isRouteFile(path) && !isCollected(path),
  );
  const folders = countBy(files, (path) => path.slice(0, path.lastIndexOf("/")));
  const nouns = countBy(files.filter(isWithoutTopic), nounFolder);
  return [
    ...tooLarge(folders).map(([path, count]) => ({
      path,
      rule: `holds ${count} source files, the limit is ${limits}`,
    })),
    ...tooLarge(nouns)
      .filter(([path]) => !(folders.get(path) > limits))
      .map(([path, count]) => ({ path, rule: `has ${count} source files outside topics, the limit is ${limits}` })),
  ];
}

function isWithoutTopic(path) {
  const place = placeOf(path);
  return place !== undefined && place.topic === undefined;
}

function nounFolder(path) {
  return path.split("/", 3).join("/");
}

function countBy(files, keyOf) {
  const counts = new Map();
  for (const file of files) counts.set(keyOf(file), (counts.get(keyOf(file)) ?? 0) + 1);
  return counts;
}

function tooLarge(counts) {
  return [...counts].filter(([, count]) => count > limits);
}
