/** Map(key -> keys it imports), without what is no key and without itself. */
export function graphOf(sources, keyOf) {
  const graph = new Map();
  for (const { path, imports } of sources) {
    const from = keyOf(path);
    if (!from) continue;
    const targets = imports.flatMap(({ target }) => (target ? (keyOf(target) ?? []) : []));
    graph.set(from, new Set([...(graph.get(from) ?? []), ...targets.filter((to) => to !== from)]));
  }
  return sorted(graph);
}

function sorted(graph) {
  const keys = [...graph.keys()].sort();
  return new Map(keys.map((key) => [key, [...graph.get(key)].filter((to) => graph.has(to)).sort()]));
}

/** Level of a key: 0 imports nothing; every other key is above all it imports. */
export function levelsOf(graph) {
  const levels = new Map();
  for (const key of graph.keys()) visit(key, []);
  return levels;

  function visit(key, trail) {
    if (levels.has(key)) return levels.get(key);
    const below = graph.get(key).filter((to) => !trail.includes(to) && to !== key);
    const level = Math.max(-1, ...below.map((to) => visit(to, [...trail, key]))) + 1;
    levels.set(key, level);
    return level;
  }
}

/** Return the downward arrows that are not implied by a path over others, as [from, to]. */
export function arrowsOf(graph, levels) {
  const down = new Map([...graph].map(([key, below]) => [key, below.filter((to) => levels.get(to) < levels.get(key))]));
  return [...down].flatMap(([from, below]) => {
    const implied = new Set(below.flatMap((to) => reached(down, down.get(to))));
    return below.filter((to) => !implied.has(to)).map((to) => [from, to]);
  });
}

function reached(graph, keys) {
  return keys.flatMap((key) => [key, ...reached(graph, graph.get(key))]);
}
