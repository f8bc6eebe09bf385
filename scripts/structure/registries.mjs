import { placeOf } from "./topic-order.mjs";

/** What a noun exports for a registry, by the file in its root, and who collects it. */
const registries = {
  "cards.ts": ["lib/features/dashboard/registry.ts"],
  "jobs.ts": ["app/jobs.ts", "instrumentation.ts"],
  "notices.ts": ["lib/features/notices/registry.ts"],
  "search.ts": ["lib/features/search/registry.ts"],
  "tasks.ts": ["lib/features/tasks/registry.ts"],
};

/** Nouns that collect what others define. Their registry.ts is the only file that names another noun. */
const collecting = ["dashboard", "notices", "search", "tasks"];
const exceptions = {
  "lib/features/dashboard/charts/": "each chart is an operation over the months of one noun",
  "lib/features/tasks/facts/": "a seafarer's own page joins records of several nouns",
  "lib/features/tasks/joining/": "a seafarer's own page joins records of several nouns",
};

/** Check for a file in a noun's root that a registry collects. It is above all topics, as it exports from each. */
export function isCollected(path) {
  const place = placeOf(path);
  return (
    place?.tree === "lib/features" &&
    place.topic === undefined &&
    place.inner.length === 0 &&
    Object.hasOwn(registries, place.file)
  );
}

/** Only the registry imports what a noun exports for it. */
export function registryRule(path, { target }) {
  if (!isCollected(target)) return undefined;
  const collectors = registries[placeOf(target).file];
  return collectors.includes(path) ? undefined : `only ${collectors.join(" and ")} may import this (${target})`;
}

/** A collecting noun imports no other noun outside its registry, types included. */
export function collectingRule(path, { target }) {
  const from = placeOf(path);
  const to = placeOf(target);
  if (!collecting.includes(from?.noun) || from.tree !== "lib/features" || to?.tree !== from.tree) return undefined;
  if (from.file === "registry.ts" || collecting.includes(to.noun)) return undefined;
  const isException = Object.keys(exceptions).some((beginning) => path.startsWith(beginning));
  return isException ? undefined : `${from.noun} names ${to.noun} in its registry.ts only (${target})`;
}
