import { featureFolders } from "./vocabulary.mjs";

/**
 * Parse the path of a file of lib/features or components/features: { tree, noun, topic, inner (folders below), file }.
 */
export function placeOf(path) {
  const [top, features, noun, ...rest] = path.split("/");
  if (features !== "features" || !["lib", "components"].includes(top) || rest.length === 0) return undefined;
  const file = rest.pop();
  const isInRoot = top === "lib" && featureFolders.includes(rest[0]);
  const [topic, ...inner] = isInRoot ? [undefined, ...rest] : rest;
  return { tree: `${top}/features`, noun, topic, inner, file };
}

/** Return the level of a topic: 0 is the lowest, -1 is not of this noun. */
function levelOf(topics, noun, topic) {
  return (topics[noun] ?? []).findIndex((level) => [level].flat().includes(topic));
}

export function topicNames(topics, noun) {
  return (topics[noun] ?? []).flat();
}

/** Within a noun the root imports no topic, and a topic imports the root and lower topics only. */
export function topicRule(topics, path, { target }) {
  const from = placeOf(path);
  const to = placeOf(target);
  if (!from || !to?.topic || from.tree !== to.tree || from.noun !== to.noun || from.topic === to.topic)
    return undefined;
  if (!from.topic) return `the root of ${from.noun} must not import its topic ${to.topic} (${target})`;
  const isLower = levelOf(topics, to.noun, to.topic) < levelOf(topics, from.noun, from.topic);
  return isLower
    ? undefined
    : `${from.topic} must not import ${to.topic}, which is no lower topic of ${from.noun} (${target})`;
}
