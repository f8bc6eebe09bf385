import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create } from "fontkit";

type Hand = { size: number; colour: string; weight?: Weight; pitch?: number };
type Weight = 400 | 600;

const folder = join(process.cwd(), "node_modules/@fontsource/source-sans-3/files");
const outlinesOf = new Map<Weight, (letter: string) => Outline>();
type Outline = { path: string; advance: number };

/** Cached outlines of letters. */
function openHand(weight: Weight) {
  const font = create(readFileSync(join(folder, `source-sans-3-latin-${weight}-normal.woff`)));
  const known = new Map<string, Outline>();
  return (letter: string) => {
    const glyph = known.get(letter) ?? outlineOf(font.glyphForCodePoint(letter.codePointAt(0) ?? 32), font.unitsPerEm);
    known.set(letter, glyph);
    return glyph;
  };
}

const outlineOf = (glyph: ReturnType<ReturnType<typeof create>["glyphForCodePoint"]>, unit: number) => ({
  path: glyph.path.toSVG(),
  advance: glyph.advanceWidth / unit,
});

function hand(weight: Weight = 400) {
  const found = outlinesOf.get(weight) ?? openHand(weight);
  outlinesOf.set(weight, found);
  return found;
}

const widthOf = (text: string, { size, weight, pitch }: Hand) =>
  [...text].reduce((width, letter) => width + (pitch ?? hand(weight)(letter).advance * size), 0);

/**
 * Convert text to SVG outlines from its baseline, so that no font needs to be installed. It shrinks to fit into `room`.
 * A pitch gives every letter the same width.
 */
export function textOutlines(text: string, left: number, baseline: number, given: Hand, room = Infinity): string {
  const size = given.size * Math.min(1, room / widthOf(text, given));
  const scale = (size / 1000).toFixed(4);
  let along = 0;
  const letters = [...text].map((letter) => {
    const { path, advance } = hand(given.weight)(letter);
    const step = given.pitch ?? advance * size;
    const at = Math.round(((along + (step - advance * size) / 2) / size) * 1000);
    along += step;
    return path && `<path transform="translate(${at} 0)" d="${path}"/>`;
  });
  const place = `translate(${left} ${baseline}) scale(${scale} -${scale})`;
  return `<g transform="${place}" fill="${given.colour}">${letters.join("")}</g>`;
}

/** The same, centred in a width. */
export const centredTextOutlines = (text: string, middle: number, baseline: number, given: Hand) =>
  textOutlines(text, middle - widthOf(text, given) / 2, baseline, given);
