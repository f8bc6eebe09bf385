import { layerOf } from "../structure/layers.mjs";
import { isTest } from "../structure/source-tree.mjs";
import { uiFolders } from "../structure/vocabulary.mjs";
import { arrowsOf, graphOf } from "./graph.mjs";
import { layoutNouns } from "./layout-nouns.mjs";
import { arrow, box, chip, chipHeight, heading, page, remark } from "./svg.mjs";

export const picturePath = "docs/architecture.svg";

const margin = 32;
const gap = 42;
const floor = 68;
const headHeight = 84;
const inner = 24;
const wingWidth = 208;
const nounsWidth = 672;

const looks = {
  screens: { fill: "#eef4fb", stroke: "#bdd2e6" },
  features: { fill: "#fdf6ea", stroke: "#e6cfa3" },
  ground: { fill: "#eaf5f1", stroke: "#b3d6c9" },
  beside: { fill: "#ffffff", stroke: "#b3c0cb", dashes: "5 4" },
  noun: { fill: "#ffffff", stroke: "#d9b978" },
  part: { fill: "#ffffff", stroke: "#bdd2e6" },
};

const about = {
  app: "addresses: pages and the calls of /PMSol/v1",
  "components/features": "the parts of screens, by noun",
  "components/ui": "parts for any product",
  "lib/features": "what the product can do, by noun",
  "lib/platform": "operations, doors, lists, jobs, mail, files, documents",
  "lib/access": "who is asking, and what they may",
  db: "tables and their words",
  messages: "texts in both languages",
  e2e: "journeys in a browser",
  "db/testing": "what tests are made with",
  "db/seed": "data to begin with",
  scripts: "start, check, draw this",
};

/** The house as its imports make it: rooms, the nouns of lib/features row by row, arrows that only run down. */
export function drawPicture({ sources }) {
  const product = [...sources.values()].filter(({ path }) => !isTest(path));
  const nouns = layoutNouns(product, { width: nounsWidth, look: looks.noun });
  const rooms = placeRooms(nouns.width + 2 * inner, headHeight + nouns.height + inner);
  const { x, y, width } = rooms["lib/features"];
  const note = bottomOf(rooms.db) + 36;
  const size = { width: rooms.app.width + 2 * margin, height: bottomOf(rooms.scripts) + margin };
  return page({ ...size, title: "The rooms of the house and what imports what" }, [
    ...Object.entries(rooms).map(([name, room]) => drawRoom(name, room)),
    ...drawParts(rooms["components/ui"]),
    ...drawArrows(product, rooms),
    ...nouns.draw(x + width / 2, y + headHeight),
    remark("An arrow means “imports”; where other arrows lead to the same place, it is left out.", margin, note),
    remark("Beside the house:", margin, note + 38),
  ]);
}

function placeRooms(width, nounsHeight) {
  const wing = { x: margin, width: wingWidth };
  const main = { x: margin + wingWidth + inner, width };
  const full = { x: margin, width: wingWidth + inner + width };
  const heights = [floor, floor, nounsHeight, floor, floor, floor];
  const topOf = (index) => margin + heights.slice(0, index).reduce((sum, height) => sum + height + gap, 0);
  const room = (index, across, look) => ({ ...across, y: topOf(index), height: heights[index], look });
  const beside = besideOf(full, topOf(5) + floor + 90);
  return {
    app: room(0, full, looks.screens),
    "components/features": room(1, full, looks.screens),
    "components/ui": room(2, wing, looks.screens),
    "lib/features": room(2, main, looks.features),
    "lib/platform": room(3, full, looks.ground),
    messages: room(4, wing, looks.ground),
    "lib/access": room(4, main, looks.ground),
    db: room(5, full, looks.ground),
    e2e: beside(0),
    "db/testing": beside(1),
    "db/seed": beside(2),
    scripts: beside(3),
  };
}

/** Four in a line below the house. */
function besideOf(full, y) {
  const width = (full.width - 3 * inner) / 4;
  return (index) => ({
    x: full.x + index * (width + inner),
    y,
    width,
    height: floor,
    look: looks.beside,
    isBeside: true,
  });
}

function bottomOf({ y, height }) {
  return y + height;
}

function drawRoom(name, room) {
  const x = room.x + 20;
  return [box(room, room.look), heading(name, x, room.y + 30), remark(about[name], x, room.y + 51)].join("\n");
}

function drawParts({ x, y, width }) {
  const topOf = (index) => y + headHeight + index * (chipHeight + 14);
  return uiFolders.map((folder, index) => chip(folder, x + width / 2, topOf(index), looks.part, width - 2 * inner));
}

/** Between rooms one above the other, in the middle of what they share. */
function drawArrows(product, rooms) {
  const names = Object.keys(rooms).filter((name) => !rooms[name].isBeside);
  const graph = graphOf(product, (path) => names.find((name) => name === layerOf(path)));
  const heights = new Map(names.map((name, index) => [name, -index]));
  return arrowsOf(graph, heights).map(([from, to]) => {
    const [above, below] = [rooms[from], rooms[to]];
    const left = Math.max(above.x, below.x);
    const right = Math.min(above.x + above.width, below.x + below.width);
    const x = Math.round((left + right) / 2);
    return arrow([
      { x, y: above.y + above.height },
      { x, y: below.y - 2 },
    ]);
  });
}
