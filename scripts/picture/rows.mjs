const passes = 24;
const starts = 12;

/**
 * Arrange keys in rows, highest first, with few crossing arrows. A long arrow reserves a waypoint in each row it
 * passes.
 * Returns rows of { key, row, width, x }, x relative to the middle, and arrows as lists of waypoints from top to
 * bottom.
 */
export function setInRows(levels, arrows, { widthOf, gap, width }) {
  const height = Math.max(...levels.values());
  const keys = [...levels.keys()];
  const rows = Array.from({ length: height + 1 }, (_, row) =>
    keys.filter((key) => levels.get(key) === height - row).map((key) => ({ key, row, width: widthOf(key) })),
  );
  const places = new Map(rows.flat().map((place) => [place.key, place]));
  const ways = arrows.map(([from, to]) => wayOf(places.get(from), places.get(to), rows));
  const links = ways.flatMap((way) => way.slice(1).map((place, index) => [way[index], place]));
  const best = bestOrder(rows, links);
  spread(best, links, gap);
  return { rows: best, ways, width: widen(best, width) };
}

function wayOf(from, to, rows) {
  const between = rows.slice(from.row + 1, to.row).map((row, index) => {
    const place = { row: from.row + 1 + index, width: 36 };
    row.push(place);
    return place;
  });
  return [from, ...between, to];
}

/** The best of what several beginnings lead to; they are mixed the same way every time. */
function bestOrder(rows, links) {
  const mix = mixer();
  const tried = Array.from({ length: starts }, () => order(rows.map(mix), links));
  const best = tried.reduce((one, other) => (other.effort < one.effort ? other : one));
  number(best.rows);
  return best.rows;
}

function mixer() {
  let state = 1;
  const next = () => (state = (state * 48271) % 2147483647);
  return (row) => {
    const marks = new Map(row.map((place) => [place, next()]));
    return [...row].sort((a, b) => marks.get(a) - marks.get(b));
  };
}

/** Every row in turn looks at its neighbours' places; then single places move as long as that helps. */
function order(rows, links) {
  number(rows);
  for (let pass = 0; pass < passes; pass++) {
    for (const row of pass % 2 === 0 ? rows : [...rows].reverse()) {
      const wish = new Map(row.map((place) => [place, mean(neighbours(place, links).map(({ at }) => at)) ?? place.at]));
      row.sort((a, b) => wish.get(a) - wish.get(b));
      number(rows);
    }
  }
  while (rows.some((row) => row.some((place) => moveOnce(place, row, rows, links))));
  return { rows, effort: effort(links) };
}

/** Places count from the middle of their row. */
function number(rows) {
  for (const row of rows) row.forEach((place, index) => (place.at = index - (row.length - 1) / 2));
}

function moveOnce(place, row, rows, links) {
  const before = effort(links);
  const from = row.indexOf(place);
  for (let to = 0; to < row.length; to++) {
    row.splice(to, 0, ...row.splice(row.indexOf(place), 1));
    number(rows);
    if (effort(links) < before) return true;
  }
  row.splice(from, 0, ...row.splice(row.indexOf(place), 1));
  number(rows);
  return false;
}

/** A crossing weighs more than any detour. */
function effort(links) {
  let sum = 0;
  for (let index = 0; index < links.length; index++) {
    sum += Math.abs(links[index][0].at - links[index][1].at);
    for (let other = 0; other < index; other++) if (areCrossed(links[index], links[other])) sum += 1000;
  }
  return sum;
}

function areCrossed(one, other) {
  return one[0].row === other[0].row && (one[0].at - other[0].at) * (one[1].at - other[1].at) < 0;
}

function neighbours(place, links) {
  return links.filter((link) => link.includes(place)).map(([from, to]) => (from === place ? to : from));
}

function spread(rows, links, gap) {
  for (const place of rows.flat()) place.x = place.at * (100 + gap);
  for (let pass = 0; pass < passes; pass++) {
    for (const row of pass % 2 === 0 ? rows : [...rows].reverse()) {
      for (const place of row) place.x = mean(neighbours(place, links).map(({ x }) => x)) ?? place.x;
      part(row, gap);
    }
  }
}

/** Keep order and gaps between neighbours, as close as possible to their preferred positions. */
function part(row, gap) {
  const wish = mean(row.map(({ x }) => x));
  row.forEach((place, index) => {
    const before = row[index - 1];
    if (before) place.x = Math.max(place.x, before.x + (before.width + place.width) / 2 + gap);
  });
  const shift = wish - mean(row.map(({ x }) => x));
  for (const place of row) place.x += shift;
}

/** Brings the rows to the middle and lets them use the width there is; answers the width they need. */
function widen(rows, width) {
  const places = rows.flat();
  const left = Math.min(...places.map(({ x, width: own }) => x - own / 2));
  const right = Math.max(...places.map(({ x, width: own }) => x + own / 2));
  const factor = Math.max(1, Math.min(1.5, width / (right - left)));
  for (const place of places) place.x = Math.round((place.x - (left + right) / 2) * factor);
  return Math.max(width, Math.ceil((right - left) / 2) * 2);
}

function mean(numbers) {
  return numbers.length === 0 ? undefined : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
