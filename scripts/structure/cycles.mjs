/** Find cycles in a graph given as Map(node -> nodes), each as its closed path, for example [a, b, a]. */
export function cycles(graph) {
  const done = new Set();
  const loops = [];
  for (const node of graph.keys()) walk(node, [], new Set());
  return loops;

  function walk(node, trail, onTrail) {
    if (onTrail.has(node)) loops.push([...trail.slice(trail.indexOf(node)), node]);
    if (onTrail.has(node) || done.has(node)) return;
    trail.push(node);
    onTrail.add(node);
    for (const next of new Set(graph.get(node) ?? [])) walk(next, trail, onTrail);
    trail.pop();
    onTrail.delete(node);
    done.add(node);
  }
}
