import { placeOf } from "./topic-order.mjs";

/** What a noun exports for a registry, by the file in its root, and who collects it. */
const registries = {
  "jobs.ts": ["app/jobs.ts", "instrumentation.ts"],
  "notices.ts": ["lib/features/notices/registry.ts"],
  "search.ts": ["lib/features/search/registry.ts"],
  "tasks.ts": ["lib/features/tasks/registry.ts"],
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
