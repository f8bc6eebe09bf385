import { isRouteFile } from "./app-files.mjs";
import { isCollected } from "./registries.mjs";
import { placeOf } from "./topic-order.mjs";
import { isCode, isTest } from "./source-tree.mjs";

const goal = 25;
const counted = /^(app|lib|components)\//;

/** Warn of large folders: people rarely find their way in one, and a noun can be split into topics. */
export function sizeWarnings({ paths }) {
  const files = paths.filter(
    (path) => counted.test(path) && isCode(path) && !isTest(path) && !isRouteFile(path) && !isCollected(path),
  );
  const folders = countBy(files, (path) => path.slice(0, path.lastIndexOf("/")));
  const nouns = countBy(files.filter(isWithoutTopic), nounFolder);
  return [
    ...tooLarge(folders).map(([path, count]) => ({
      path,
      rule: `holds ${count} source files, aim at ${goal}`,
    })),
    ...tooLarge(nouns)
      .filter(([path]) => !(folders.get(path) > goal))
      .map(([path, count]) => ({ path, rule: `has ${count} source files outside topics, aim at ${goal}` })),
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
  return [...counts].filter(([, count]) => count > goal);
}
