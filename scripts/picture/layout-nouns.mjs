import { arrowsOf, graphOf, levelsOf } from "./graph.mjs";
import { setInRows } from "./rows.mjs";
import { arrow, chip, chipHeight, widthOf } from "./svg.mjs";

const rowHeight = 82;
const gap = 28;

/** The nouns of lib/features, row by row; below them those that import no other and that no other imports. */
export function layoutNouns(product, { width: least, look }) {
  const graph = graphOf(product, (path) => /^lib\/features\/([^/]+)\//.exec(path)?.[1]);
  const imported = new Set([...graph.values()].flat());
  const alone = [...graph.keys()].filter((noun) => graph.get(noun).length === 0 && !imported.has(noun));
  const levels = new Map([...levelsOf(graph)].filter(([noun]) => !alone.includes(noun)));
  const { rows, ways, width } = setInRows(levels, arrowsOf(graph, levels), { widthOf, gap, width: least });
  const lines = inLines(alone, width);
  const height =
    rows.length * rowHeight + lines.length * (chipHeight + 12) - (lines.length > 0 ? 12 : rowHeight - chipHeight);
  return { width, height, draw: (middle, top) => draw({ rows, ways, lines, look }, middle, top) };
}

function inLines(nouns, width) {
  const lines = [];
  for (const noun of nouns) {
    const last = lines.at(-1);
    if (last && lengthOf([...last, noun]) <= width) last.push(noun);
    else lines.push([noun]);
  }
  return lines;
}

function lengthOf(nouns) {
  return nouns.reduce((sum, noun) => sum + widthOf(noun), 0) + (nouns.length - 1) * gap;
}

function draw({ rows, ways, lines, look }, middle, top) {
  const topOf = (row) => top + row * rowHeight;
  const chips = rows.flat().filter(({ key }) => key);
  return [
    ...ways.map((way) =>
      arrow(straightened(way.map((place, index) => pointOf(place, index, way, ways, { middle, topOf })))),
    ),
    ...chips.map(({ key, x, row }) => chip(key, middle + x, topOf(row), look)),
    ...lines.flatMap((line, index) => drawLine(line, middle, topOf(rows.length) + index * (chipHeight + 12), look)),
  ];
}

/** Arrows leave and reach a noun side by side, in the order of where they come from. */
function pointOf(place, index, way, ways, { middle, topOf }) {
  const isLast = index === way.length - 1;
  const below = index === 0 ? chipHeight : chipHeight / 2;
  const y = topOf(place.row) + (isLast ? -2 : below);
  if (!place.key) return { x: middle + place.x, y };
  const next = (other) => (isLast ? other.at(-2) : other[1]);
  const same = ways
    .filter((other) => (isLast ? other.at(-1) : other[0]) === place)
    .sort((a, b) => next(a).x - next(b).x);
  const step = Math.min(20, (place.width - 40) / same.length);
  return { x: Math.round(middle + place.x + (same.indexOf(way) - (same.length - 1) / 2) * step), y };
}

/** A waypoint is straight below or above the end it is close to. */
function straightened(points) {
  return points.map((point, index) => {
    const isEnd = index === 0 || index === points.length - 1;
    const near = isEnd
      ? undefined
      : [points[index - 1], points[index + 1]].find(({ x }) => Math.abs(x - point.x) < gap);
    return near ? { x: near.x, y: point.y } : point;
  });
}

function drawLine(nouns, middle, y, look) {
  let x = middle - lengthOf(nouns) / 2;
  return nouns.map((noun) => {
    const drawn = chip(noun, Math.round(x + widthOf(noun) / 2), y, look);
    x += widthOf(noun) + gap;
    return drawn;
  });
}
